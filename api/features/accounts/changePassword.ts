import type { SignedIn } from '../../contracts/accounts/accounts.ts';
import { WRONG_PASSWORD } from '../../contracts/accounts/security.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { Forbidden } from '../../platform/errors.ts';
import { demandStrongPassword } from '../../platform/passwords/demandStrongPassword.ts';
import { hashPassword } from '../../platform/passwords/hashPassword.ts';
import { demandOwnPassword } from './demandOwnPassword.ts';
import { replacePassword } from './queries/credentials.ts';
import { signIn } from './signIn.ts';
import { tellOfNewPassword } from './tellOwner.ts';

type PasswordChange = { userId: number; currentPassword: string; newPassword: string; language: string | undefined };

/**
 * Replaces the password and starts a new session, because a trigger ends all earlier ones.
 * @throws Forbidden for a wrong password, BadRequest for a new one that is easy to guess, TooManyRequests
 */
export async function changePassword(given: PasswordChange, context: ApiContext): Promise<SignedIn> {
  const { userId, currentPassword, newPassword, language } = given;
  const { database } = context;
  const known = await demandOwnPassword({ userId, password: currentPassword }, context);
  await demandStrongPassword({ field: 'newPassword', password: newPassword, about: [known.username, known.email] });
  const password = await hashPassword(newPassword);
  // A concurrent request may have replaced the password after it was checked.
  if (!(await replacePassword(database, { id: userId, old: known.password, password }))) {
    throw new Forbidden(WRONG_PASSWORD);
  }
  tellOfNewPassword(context, userId, language);
  return signIn({ id: userId, password }, context);
}
