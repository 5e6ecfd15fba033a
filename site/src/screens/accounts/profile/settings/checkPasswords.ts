import { PASSWORD_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { fill, formatNumber } from '@common-ground/api/contracts/wording/plural.ts';
import type { ProfileWords } from '@common-ground/api/contracts/wording/profile/en.ts';

export type Passwords = { currentPassword: string; newPassword: string; again: string };
export type PasswordError = { field: keyof Passwords; message: string };

/** What is wrong with a new password, in the order of registration; null when nothing is. */
export function checkPasswords(
  { newPassword, again }: Passwords,
  words: ProfileWords['password'],
  lang: string,
): PasswordError | null {
  if (newPassword !== again) return { field: 'again', message: words.mismatch };
  // Characters, as a person counts them, as the server does.
  if ([...newPassword].length < PASSWORD_LENGTH)
    return { field: 'newPassword', message: fill(words.tooShort, { count: formatNumber(lang, PASSWORD_LENGTH) }) };
  return null;
}
