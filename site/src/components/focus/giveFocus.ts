/**
 * Gives the focus to the first of these that takes it: what is gone, hidden or inert does not. Where none does, to where one
 * goes on from: the open drawer, or else the page's content. Nobody who goes by keys is left at the very beginning.
 */
export function giveFocus(...places: (string | Element | null | undefined)[]): void {
  for (const place of [...places, '.menu-close', '#content']) {
    const element = typeof place === 'string' ? document.querySelector(place) : place;
    if (element instanceof HTMLElement) element.focus();
    if (element && element === document.activeElement) return;
  }
}
