import { type Database, findRow } from '../../../platform/Database.ts';

/** Returns whether another user has a user name or display name that looks like this one (`account.name_keys`). */
export async function isNameInUse(
  database: Database,
  { name, userId }: { name: string; userId: number | null },
): Promise<boolean> {
  const used = await findRow(database, {
    name: 'account-name-in-use',
    text: `SELECT FROM account.name_key
           WHERE key = ANY (account.name_keys($1)) AND user_id IS DISTINCT FROM $2::int LIMIT 1`,
    values: [name, userId],
  });
  return used !== null;
}
