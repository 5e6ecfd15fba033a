import { PASSWORD_LENGTH, USERNAME_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { fill, formatNumber } from '@common-ground/api/contracts/wording/plural.ts';
import type { Refused } from './checkRegistration.ts';

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
