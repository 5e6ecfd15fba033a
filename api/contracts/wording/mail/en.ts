/**
 * Mails about an account, or to an address that was given without one. In files of their own, because only the server needs them. No mail holds a name or any other
 * text that somebody typed: whoever registers an address that is not theirs must not be able to write to it.
 */
export const mail = {
  /** The direction of the language: `ltr` or `rtl`. */
  direction: 'ltr' as 'ltr' | 'rtl',
  /** First line of every mail. */
  greeting: 'Hello,',
  /** Above the address of a link, written out. */
  hint: 'If the button does not work, copy this address into your browser:',
  /** A new password was asked for. */
  resetSubject: 'Set a new password for {product}',
  resetReason: 'Somebody, probably you, asked for a new password for your account at {product}.',
  resetAction: 'Set a new password',
  resetTerms: 'The link works once and for one hour. Setting a new password signs you out everywhere.',
  resetIgnore: 'If it was not you, you need not do anything: your password stays as it is.',
  /** An account was made, or its owner asked to show that the address is theirs. */
  verifySubject: 'Confirm your email address for {product}',
  verifyReason: 'An account at {product} was made with this email address. Please confirm that the address is yours.',
  verifyAction: 'Confirm email address',
  verifyTerms: 'The link works once and for two days.',
  verifyIgnore: 'If you did not make this account, you need not do anything.',
  /** The password was changed, by whatever way. */
  changedSubject: 'Your password for {product} was changed',
  changedReason: 'The password of your account at {product} was just changed, and you were signed out everywhere.',
  changedIgnore: 'If it was you, you need not do anything.',
  /** What to do if it was somebody else, above a button with the words of `resetAction`. */
  changedAlarm: 'If it was not you, somebody else got into your account. Set a new password at once:',
  /** No code is asked for any more, by the owner's doing or an administrator's. Below it `changedAlarm`. */
  factorSubject: 'Your account at {product} no longer asks for a code',
  factorReason: 'The second factor of your account at {product} was just removed: signing in takes the password alone.',
  factorIgnore: 'If you did this, or asked an administrator for it, you need not do anything.',
  /** To the address that an account had until now. */
  addressSubject: 'The email address of your account at {product} was changed',
  addressReason: 'Your account at {product} just got another email address, and was signed out everywhere.',
  addressAlarm: 'If it was not you, somebody else got into your account. Write to us at once:',
  addressAction: 'How to reach us',
  /** Something was sent in without an account, under this address; who gave it may be somebody else. */
  guestAskedSubject: 'A question about what was sent to {product}',
  guestAskedReason:
    'A text was sent to {product} under this email address. A reviewer has a question about it, or asks for changes.',
  guestAskedAction: 'Read it and answer',
  guestPublishedSubject: 'What was sent to {product} is published',
  guestPublishedReason: 'A text that was sent to {product} under this email address was reviewed and is published.',
  guestPublishedAction: 'Open the page',
  guestRejectedSubject: 'What was sent to {product} was not accepted',
  guestRejectedReason:
    'A text that was sent to {product} under this email address was reviewed and is not going to be published. The reason is kept for you.',
  guestRejectedAction: 'Read the reason',
  guestTerms:
    'Sign in with an account that has this email address, or make one, and confirm the address. What was sent under it then stands on your profile.',
  guestIgnore: 'If you sent nothing, you need not do anything.',
};
