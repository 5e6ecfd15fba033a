import { LAST_ADMIN } from '../../contracts/accounts/personalData.ts';
import { WRONG_PASSWORD } from '../../contracts/accounts/security.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, Forbidden } from '../../platform/errors.ts';
import { defineStatement, execute } from '../../platform/statement.ts';
import { checkPassword } from './checkPassword.ts';
import { selectUser } from './queries/selectUser.ts';
import { IS_LAST_ADMINISTRATOR } from './queries/standing.ts';

/**
 * Deletes the account of a user who repeats their password. Does nothing when the account is already deleted.
 * @throws Forbidden for a wrong password, TooManyRequests after too many, counted together with those at sign-in
 * @throws Conflict for the last administrator
 */
export async function deleteAccount(
  { userId, password }: { userId: number; password: string },
  context: Pick<ApiContext, 'database' | 'request'>,
): Promise<void> {
  const { database } = context;
  const user = await selectUser(database, userId);
  if (!user) return;
  const known = await checkPassword({ email: user.email, password }, context);
  if (known?.id !== userId) {
    if (!(await selectUser(database, userId))) return;
    throw new Forbidden(WRONG_PASSWORD);
  }
  await deleteUser(database, userId);
}

const DELETED_ACCOUNT = defineStatement({ name: 'account-delete', text: 'DELETE FROM users WHERE id = $1' });

/** Foreign keys and triggers delete or anonymise the user's records (cms/src/payload/sql/erasure). */
async function deleteUser(database: Database, id: number): Promise<void> {
  try {
    await execute(database, DELETED_ACCOUNT, [id]);
  } catch (error) {
    if ((error as { code?: unknown }).code === IS_LAST_ADMINISTRATOR) throw new Conflict(LAST_ADMIN);
    throw error;
  }
}
