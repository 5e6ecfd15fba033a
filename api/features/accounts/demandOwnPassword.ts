import { WRONG_PASSWORD } from '../../contracts/accounts/security.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { Forbidden, Unauthorized } from '../../platform/errors.ts';
import { checkPassword, type Known } from './checkPassword.ts';
import { selectUser } from './queries/selectUser.ts';

type Shown = { userId: number; password: string };

/**
 * Checks a user's own password. Counts wrong guesses together with those at sign-in.
 * @throws Unauthorized when the account was deleted, Forbidden for a wrong password, TooManyRequests
 */
export async function demandOwnPassword(
  { userId, password }: Shown,
  context: Pick<ApiContext, 'database' | 'request'>,
): Promise<Known & { username: string; email: string }> {
  const user = await selectUser(context.database, userId);
  if (!user) throw new Unauthorized();
  const { username, email } = user;
  const known = await checkPassword({ email, password }, context);
  if (known?.id !== userId) throw new Forbidden(WRONG_PASSWORD);
  return { ...known, username, email };
}
