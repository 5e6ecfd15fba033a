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

/** Which rule was not followed, in the words of the page. */
export function sayRefusal<Kind extends Refused>(refused: Kind, words: Record<Kind, string>, language: string): string {
  const say = refused === 'usernameTooShort' ? sayUsernameLength : sayPasswordLength;
  return say(words[refused], language);
}
