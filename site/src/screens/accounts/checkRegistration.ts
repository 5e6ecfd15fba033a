import { normalizePassword } from '@common-ground/api/contracts/accounts/normalizePassword.ts';
import { MIN_PASSWORD_LENGTH, MIN_USERNAME_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { fill, formatNumber } from '@common-ground/api/contracts/wording/plural.ts';

export type PasswordRefused = 'passwordsDiffer' | 'passwordTooShort';
export type Refused = PasswordRefused | 'usernameTooShort';

/** Returns the first rule that a new password and its repetition break, or null. */
export function checkPassword({ password = '', confirmPassword = '' }: Record<string, string>): PasswordRefused | null {
  const normalized = normalizePassword(password);
  if (normalized !== normalizePassword(confirmPassword)) return 'passwordsDiffer';
  if (length(normalized) < MIN_PASSWORD_LENGTH) return 'passwordTooShort';
  return null;
}

/** Checks in the order of the specification. The server repeats all of these checks and makes more. */
export function checkRegistration({ username = '', ...passwords }: Record<string, string>): Refused | null {
  const refused = checkPassword(passwords);
  if (refused) return refused;
  // The server normalises and trims usernames in the same way.
  return length(username.normalize('NFKC').trim()) < MIN_USERNAME_LENGTH ? 'usernameTooShort' : null;
}

/** Counts code points, not UTF-16 units. */
function length(text: string): number {
  return [...text].length;
}

/** Fills the minimum length of a password into the `{count}` of `text`. */
export function fillPasswordLength(text: string, language: string): string {
  return fill(text, { count: formatNumber(language, MIN_PASSWORD_LENGTH) });
}

export function fillUsernameLength(text: string, language: string): string {
  return fill(text, { count: formatNumber(language, MIN_USERNAME_LENGTH) });
}

const FIELDS: Record<Refused, string> = {
  passwordsDiffer: 'confirmPassword',
  passwordTooShort: 'password',
  usernameTooShort: 'username',
};

/** Returns the text of a broken rule, to be shown above the form and at its field. */
export function toRefusal<Kind extends Refused>(refused: Kind, words: Record<Kind, string>, language: string) {
  const say = refused === 'usernameTooShort' ? fillUsernameLength : fillPasswordLength;
  const said = say(words[refused], language);
  return { said, wait: null, errors: { [FIELDS[refused]]: said } };
}
