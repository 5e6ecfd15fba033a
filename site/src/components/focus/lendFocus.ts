/** Gives the focus to something that is no stop of the keyboard, such as a heading, for as long as it has it. */
export function lendFocus(element: HTMLElement): void {
  const isOurs = element.tabIndex < 0 && !element.hasAttribute('tabindex');
  if (isOurs) element.tabIndex = -1;
  element.focus();
  if (isOurs) element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
