import type { ProfileWords } from '@common-ground/api/contracts/wording/accountsProfile.ts';
import { checkPassword, fillPasswordLength } from '../../checkRegistration.ts';

/** Returns the first broken rule of a new password by its field, or null. */
export function checkPasswords(
  { newPassword = '', again = '' }: Record<string, string>,
  words: Pick<ProfileWords['password'], 'mismatch' | 'tooShort'>,
  lang: string,
): Record<string, string> | null {
  const refused = checkPassword({ password: newPassword, confirmPassword: again });
  if (refused === 'passwordsDiffer') return { again: words.mismatch };
  return refused && { newPassword: fillPasswordLength(words.tooShort, lang) };
}
