/** Makes an element such as a heading focusable until it loses the focus, and focuses it. */
export function lendFocus(element: HTMLElement): void {
  const isOurs = element.tabIndex < 0 && !element.hasAttribute('tabindex');
  if (isOurs) element.tabIndex = -1;
  element.focus();
  if (isOurs) element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
