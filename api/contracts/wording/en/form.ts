export const form = {
  /** Button in a password field. `showPassword` is its accessible name and begins with the visible text `show`. */
  show: 'Show',
  showPassword: 'Show password',
  hide: 'Hide',
  hidePassword: 'Hide password',
  /** Announced to screen readers after the button was pressed. */
  shown: 'Your password is visible',
  hidden: 'Your password is hidden',
  /** Read by screen readers before the error of a field. */
  error: 'Error:',
  /** Notes at the start of a form: a draft was restored, or the browser stores none. */
  restored: 'What you began to write here before is back.',
  notKept: 'This browser keeps no draft of it.',
  signedOut: 'You are no longer signed in. Sign in again, and your text is back here.',
  signIn: 'Sign in',
};
