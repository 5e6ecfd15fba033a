import type { Wording } from '@common-ground/api/contracts/wording/index.ts';

/* Texts of each account page's island. They are part of the page, so each island gets only the texts that it shows. */
type Shared<Key extends keyof Wording['account']> = Pick<Wording['account'], Key>;
type Links<Key extends keyof Wording['shell']> = Pick<Wording['shell'], Key>;

export type MailedLinkWords = Wording['mailedLink'];
export type SignedInWords = Shared<'signedInAs' | 'goOn'> & Links<'learning' | 'profile' | 'home' | 'signOut'>;
export type LoginWords = Wording['login'] &
  Shared<'email' | 'password' | 'waitMinutes' | 'unreached' | 'notKept'> &
  SignedInWords;
export type RegisterWords = Wording['register'] & Omit<Wording['account'], 'noScript'> & SignedInWords;
export type ForgotPasswordWords = Wording['forgotPassword'] & Shared<'email' | 'waitMinutes' | 'unreached'>;
export type ResetPasswordWords = Wording['resetPassword'] &
  MailedLinkWords &
  Shared<'confirmPassword' | 'passwordHint' | 'passwordsDiffer' | 'passwordTooShort' | 'waitMinutes' | 'unreached'>;
export type MailOffWords = Wording['mailOff'] & MailedLinkWords & Shared<'waitMinutes'> & Links<'home'>;
export type VerifyEmailWords = Wording['verifyEmail'] &
  MailedLinkWords &
  Shared<'waitMinutes' | 'unreached'> &
  Links<'profile' | 'home'>;
