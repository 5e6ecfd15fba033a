import { PASSWORD_LENGTH, USERNAME_LENGTH } from '@common-ground/api/contracts/limits.ts';

export type PasswordRefused = 'passwordsDiffer' | 'passwordTooShort';
export type Refused = PasswordRefused | 'usernameTooShort';

/** The first rule that a new password, given twice, does not follow; null when it follows all. */
export function checkPassword({ password = '', confirmPassword = '' }: Record<string, string>): PasswordRefused | null {
  if (password !== confirmPassword) return 'passwordsDiffer';
  if (length(password) < PASSWORD_LENGTH) return 'passwordTooShort';
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
