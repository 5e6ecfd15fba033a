import { LAST_ADMIN } from '../../contracts/accounts/personalData.ts';
import { WRONG_PASSWORD } from '../../contracts/accounts/security.ts';
import { clientAddress } from '../../platform/clientAddress.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { Conflict, Forbidden } from '../../platform/errors.ts';
import { checkPassword } from './checkPassword.ts';
import { deleteUser } from './queries/deleteUser.ts';
import { selectUser } from './queries/selectUser.ts';

/**
 * Deletes the account of somebody who shows once more that it is theirs. Deleted twice is deleted.
 * @throws Forbidden for a wrong password, TooManyRequests after too many: guesses here count as those at the sign-in
 * @throws Conflict for the last administrator
 */
export async function deleteAccount(
  { userId, password }: { userId: number; password: string },
  { database, request }: Pick<ApiContext, 'database' | 'request'>,
): Promise<void> {
  const user = await selectUser(database, userId);
  if (!user) return;
  const { email } = user;
  const known = await checkPassword({ email, password, database, address: clientAddress(request) });
  if (known?.id !== userId) {
    if (!(await selectUser(database, userId))) return;
    throw new Forbidden(WRONG_PASSWORD);
  }
  if ((await deleteUser(database, userId)) === 'last-admin') throw new Conflict(LAST_ADMIN);
}
