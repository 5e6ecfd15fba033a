/**
 * Focuses the first of these places that takes the focus: a missing, hidden or inert one does not. Falls back to the
 * open drawer, then to the page's content, so that keyboard users do not start again at the top.
 */
export function giveFocus(...places: (string | Element | null | undefined)[]): void {
  for (const place of [...places, '.menu-close', '#content']) {
    const element = typeof place === 'string' ? document.querySelector(place) : place;
    if (element instanceof HTMLElement) element.focus();
    if (element && element === document.activeElement) return;
  }
}
