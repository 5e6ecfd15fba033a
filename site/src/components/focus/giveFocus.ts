/** Focuses the first place that can take the focus (not missing, hidden or inert), else the open drawer or content. */
export function giveFocus(...places: (string | Element | null | undefined)[]): void {
  for (const place of [...places, '.menu-close', '#content']) {
    const element = typeof place === 'string' ? document.querySelector(place) : place;
    if (element instanceof HTMLElement) element.focus();
    if (element && element === document.activeElement) return;
  }
}
