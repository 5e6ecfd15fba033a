import type { Plural } from '../plural.ts';
import { codeField } from './accounts/secondFactor.ts';

/** Texts of the account screens. `account` and `mailedLink` are shared, every other group belongs to one screen. */
export const account = {
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  username: 'Username',
  passwordHint: 'At least {count} characters. A few words that do not belong together are strong and easy to remember.',
  passwordsDiffer: 'Passwords do not match',
  passwordTooShort: 'Password must be at least {count} characters long',
  waitMinutes: {
    one: 'You can try again in {count} minute.',
    other: 'You can try again in {count} minutes.',
  } as Plural,
  /** Shown when no response arrived, or a response other than 4xx without a message that readers can use. */
  unreached: 'We could not reach the service',
  noScript: 'Accounts need JavaScript, which is off in this browser. You can read everything here without an account.',
  /** Shown when the browser stores nothing for this site. The user was signed out again. */
  notKept:
    'This browser keeps nothing for this site, so you cannot stay signed in. You can read, search and suggest changes without an account. To sign in, allow the site to store data or make room for it, and try again.',
  /** Shown in place of the form to a signed-in user, followed by the user's name. */
  signedInAs: 'You are signed in as',
  goOn: 'Continue where you were',
};

/** Texts shared by the screens that mailed links open. */
export const mailedLink = {
  linkNotValid: 'This link is no longer valid. It may have been used already, be too old, or not be complete.',
  linkHint: 'If you copied the link, check that you have all of it.',
};

export const login = {
  title: 'Sign in',
  description: 'Sign in to keep bookmarks, follow learning paths and take part.',
  submit: 'Sign In',
  busy: 'Signing in…',
  /** Field that appears when the password is correct and the account has a second factor. */
  ...codeField,
  failed: 'Login failed. Please try again.',
  shared: 'This is a shared computer',
  sharedHint: 'When you sign out, all that this site keeps in this browser is removed: searches, drafts and settings.',
  forgot: 'Forgot your password?',
  noAccount: 'No account yet?',
  toRegister: 'Create an account',
  passwordChanged: 'Your password has been changed. Sign in with the new one.',
  signedOut: 'You are signed out.',
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
  hasAccount: 'Already have an account?',
  toLogin: 'Sign in',
};

export const forgotPassword = {
  title: 'Forgot your password?',
  text: 'Give the email address of your account. You get a link with which you can set a new password.',
  submit: 'Send me a link',
  busy: 'Sending…',
  failed: 'This did not work. Please try again.',
  /** These texts must not reveal whether the address has an account. */
  sentTitle: 'Look into your mail',
  sent: 'If there is an account with this address, a link is on its way to it.',
  linkWorks: {
    one: 'The link works for {count} hour. If no mail comes, look into the spam folder.',
    other: 'The link works for {count} hours. If no mail comes, look into the spam folder.',
  } as Plural,
  another: 'Use another address',
  backToSignIn: 'Back to sign in',
};

export const resetPassword = {
  newPassword: 'New password',
  title: 'Set a new password',
  text: 'You will be signed out everywhere and sign in with the new password.',
  submit: 'Set new password',
  busy: 'Saving…',
  failed: 'Your password was not changed. Please try again.',
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
  sendAgain: 'Send me a new link',
  sentAgain: 'A new link is on its way to your address.',
  signInFirst: 'Sign in to get a new link.',
};
