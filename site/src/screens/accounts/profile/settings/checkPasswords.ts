import type { ProfileWords } from '@common-ground/api/contracts/wording/accounts/profile/index.ts';
import { checkPassword, sayPasswordLength } from '../../checkRegistration.ts';

/** What is wrong with a new password, by the field, in the order of registration; null when nothing is. */
export function checkPasswords(
  { newPassword = '', again = '' }: Record<string, string>,
  words: Pick<ProfileWords['password'], 'mismatch' | 'tooShort'>,
  lang: string,
): Record<string, string> | null {
  const refused = checkPassword({ password: newPassword, confirmPassword: again });
  if (refused === 'passwordsDiffer') return { again: words.mismatch };
  return refused && { newPassword: sayPasswordLength(words.tooShort, lang) };
}
