/**
 * Focuses an element that is not focusable, such as a heading, and makes it focusable only until it loses the focus.
 */
export function lendFocus(element: HTMLElement): void {
  const isOurs = element.tabIndex < 0 && !element.hasAttribute('tabindex');
  if (isOurs) element.tabIndex = -1;
  element.focus();
  if (isOurs) element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
