import type { Plural } from '../plural.ts';

/** Signing in, making an account, and what goes with a mailed link. Each group is a screen; `account` is shared by them. */
export const account = {
  /** Names of fields. */
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  username: 'Username',
  /** Below the name of a field for a new password. */
  passwordHint: 'At least {count} characters. A few words that do not belong together are strong and easy to remember.',
  /** Refusals, also for a new password. */
  passwordsDiffer: 'Passwords do not match',
  passwordTooShort: 'Password must be at least {count} characters long',
  /** Second sentence where there were too many attempts. */
  waitMinutes: {
    one: 'You can try again in {count} minute.',
    other: 'You can try again in {count} minutes.',
  } as Plural,
  /** Where nobody has judged what was given: no answer came, or only that of something in between. */
  unreached: 'We could not reach the service',
  /** In place of the form where JavaScript is off. */
  noScript: 'Accounts need JavaScript, which is off in this browser. You can read everything here without an account.',
  /** The account is there and the password right, but the browser's storage is closed to the site. */
  notKept:
    'This browser keeps nothing for this site, so you cannot stay signed in. You can read, search and suggest changes without an account. To sign in, allow the site to store data or make room for it, and try again.',
  /** Shown instead of the forms to somebody who is signed in already; their name follows on a line of its own. */
  signedInAs: 'You are signed in as',
  /** Link to where somebody wanted to go before they were asked to sign in. */
  goOn: 'Continue where you were',
};

/** Both screens that a mailed link leads to. */
export const mailedLink = {
  /** The mailed link has been used, is too old or not whole. */
  linkNotValid: 'This link is no longer valid. It may have been used already, be too old, or not be complete.',
  /** Below it: what a link that was cut off needs. */
  linkHint: 'If you copied the link, check that you have all of it.',
};

export const login = {
  title: 'Sign in',
  description: 'Sign in to keep bookmarks, follow learning paths and take part.',
  /** Button that sends the form, and what it says meanwhile. */
  submit: 'Sign In',
  busy: 'Signing in…',
  /** Where the server gave no reason. */
  /** Field that is added when the password was right and the account has a second factor; and below its name. */
  code: 'Code',
  codeHint: 'From your authenticator app, or one of your recovery codes.',
  failed: 'Login failed. Please try again.',
  /** A box to tick, and what ticking it means. */
  shared: 'This is a shared computer',
  sharedHint: 'When you sign out, all that this site keeps in this browser is removed: searches, drafts and settings.',
  forgot: 'Forgot your password?',
  /** Before the link to registration. */
  noAccount: 'No account yet?',
  toRegister: 'Create an account',
  /** Above the form, after a new password was set. */
  passwordChanged: 'Your password has been changed. Sign in with the new one.',
};

export const register = {
  title: 'Create an account',
  description: 'With an account you can keep bookmarks, follow learning paths and take part.',
  submit: 'Create Account',
  busy: 'Creating your account…',
  failed: 'Registration failed. Please try again.',
  usernameHint: 'At least {count} characters. Other people see this name.',
  emailHint: 'Only for signing in and for mail about your account. Nobody else sees it.',
  usernameTooShort: 'Username must be at least {count} characters long',
  /** Before the link to signing in. */
  hasAccount: 'Already have an account?',
  toLogin: 'Sign in',
};

export const forgotPassword = {
  title: 'Forgot your password?',
  text: 'Give the email address of your account. You get a link with which you can set a new password.',
  submit: 'Send me a link',
  busy: 'Sending…',
  failed: 'This did not work. Please try again.',
  /** The same for every address, so that nobody learns who has an account. */
  sentTitle: 'Look into your mail',
  sent: 'If there is an account with this address, a link is on its way to it.',
  linkWorks: {
    one: 'The link works for {count} hour. If no mail comes, look into the spam folder.',
    other: 'The link works for {count} hours. If no mail comes, look into the spam folder.',
  } as Plural,
  /** Button that brings the form back. */
  another: 'Use another address',
  /** Link back to signing in. */
  backToSignIn: 'Back to sign in',
};

export const resetPassword = {
  newPassword: 'New password',
  title: 'Set a new password',
  text: 'You will be signed out everywhere and sign in with the new password.',
  submit: 'Set new password',
  busy: 'Saving…',
  failed: 'Your password was not changed. Please try again.',
  /** Link to the form that mails another link. */
  askAgain: 'Ask for a new link',
};

export const verifyEmail = {
  title: 'Confirm your email address',
  text: 'One more step: confirm that this address is yours.',
  submit: 'Confirm my address',
  busy: 'Confirming…',
  failed: 'Your address was not confirmed. Please try again.',
  doneTitle: 'Your email address is confirmed',
  done: 'Thank you. There is nothing else to do.',
  /** Button that mails another link, for those who are signed in; and what it says then. */
  sendAgain: 'Send me a new link',
  sentAgain: 'A new link is on its way to your address.',
  /** For those who are not signed in. */
  signInFirst: 'Sign in to get a new link.',
};
