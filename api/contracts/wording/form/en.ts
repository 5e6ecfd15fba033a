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
  /** Says where the text of a form is, before and after a failed sending. */
  restored: 'What you began to write here before is back.',
  notKept: 'This browser keeps no draft of it.',
  /** The session ended while somebody wrote. The link follows. */
  signedOut: 'You are no longer signed in. Sign in again, and your text is back here.',
  signIn: 'Sign in',
};
