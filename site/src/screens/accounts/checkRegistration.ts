import { normalizePassword } from '@common-ground/api/contracts/accounts/normalizePassword.ts';
import { PASSWORD_LENGTH, USERNAME_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { fill, formatNumber } from '@common-ground/api/contracts/wording/plural.ts';

export type PasswordRefused = 'passwordsDiffer' | 'passwordTooShort';
export type Refused = PasswordRefused | 'usernameTooShort';

/** The first rule that a new password, given twice, does not follow; null when it follows all. */
export function checkPassword({ password = '', confirmPassword = '' }: Record<string, string>): PasswordRefused | null {
  const normalized = normalizePassword(password);
  if (normalized !== normalizePassword(confirmPassword)) return 'passwordsDiffer';
  if (length(normalized) < PASSWORD_LENGTH) return 'passwordTooShort';
  return null;
}

/** In the order of the specification. The server checks all of it again, and more. */
export function checkRegistration({ username = '', ...passwords }: Record<string, string>): Refused | null {
  const refused = checkPassword(passwords);
  if (refused) return refused;
  // As the server reads a name.
  return length(username.normalize('NFKC').trim()) < USERNAME_LENGTH ? 'usernameTooShort' : null;
}

/** Characters as a person counts them, not UTF-16 units. */
function length(text: string): number {
  return [...text].length;
}

/** Says at least how many characters a password has: `text` holds the place for the number. */
export function sayPasswordLength(text: string, language: string): string {
  return fill(text, { count: formatNumber(language, PASSWORD_LENGTH) });
}

export function sayUsernameLength(text: string, language: string): string {
  return fill(text, { count: formatNumber(language, USERNAME_LENGTH) });
}

/** The field that each rule is about. */
const FIELDS: Record<Refused, string> = {
  passwordsDiffer: 'confirmPassword',
  passwordTooShort: 'password',
  usernameTooShort: 'username',
};

/** Which rule was not followed, in the words of the page: above the form, and at its field. */
export function refusalOf<Kind extends Refused>(refused: Kind, words: Record<Kind, string>, language: string) {
  const say = refused === 'usernameTooShort' ? sayUsernameLength : sayPasswordLength;
  const said = say(words[refused], language);
  return { said, wait: null, errors: { [FIELDS[refused]]: said } };
}
