/** What fields of forms say, whatever they ask for. In files of their own, as only pages with forms need these words. */
export const form = {
  /** Button inside a password field, and its longer name for screen readers, which begins the same. */
  show: 'Show',
  showPassword: 'Show password',
  hide: 'Hide',
  hidePassword: 'Hide password',
  /** Read aloud after that button. */
  shown: 'Your password is visible',
  hidden: 'Your password is hidden',
  /** Read aloud before the message that a field's content is refused with. */
  error: 'Error:',
};
