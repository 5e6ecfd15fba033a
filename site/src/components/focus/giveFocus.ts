/** Focuses the first place that can take the focus (not missing, hidden or inert), else the open drawer or content. */
export function giveFocus(...places: (string | Element | null | undefined)[]): void {
  for (const place of [...places, '.menu-close', '#content']) {
    const element = typeof place === 'string' ? document.querySelector(place) : place;
    if (element instanceof HTMLElement) element.focus();
    if (element && element === document.activeElement) return;
  }
}

/** Makes an element such as a heading focusable until it loses the focus, and focuses it. */
export function lendFocus(element: HTMLElement): void {
  const isOurs = element.tabIndex < 0 && !element.hasAttribute('tabindex');
  if (isOurs) element.tabIndex = -1;
  element.focus();
  if (isOurs) element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
