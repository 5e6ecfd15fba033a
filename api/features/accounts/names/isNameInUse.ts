import type { Database } from '../../../platform/Database.ts';
import { defineStatement, execute } from '../../../platform/statement.ts';

const NAME_IN_USE = defineStatement({
  name: 'account-name-in-use',
  text: `SELECT FROM account.name_key
         WHERE key = ANY (account.name_keys($1)) AND user_id IS DISTINCT FROM $2::int LIMIT 1`,
});

/** Returns whether another user has a user name or display name that looks like this one (`account.name_keys`). */
export async function isNameInUse(
  database: Database,
  { name, userId }: { name: string; userId: number | null },
): Promise<boolean> {
  return (await execute(database, NAME_IN_USE, [name, userId])) > 0;
}
