import { type Database, rowOf } from '../../../platform/Database.ts';

/** Whether somebody else has a name that looks like this one, as user name or as the name that is shown. */
export async function isNameInUse(
  database: Database,
  { name, userId }: { name: string; userId: number | null },
): Promise<boolean> {
  const used = await rowOf(database, {
    name: 'account-name-in-use',
    text: `SELECT FROM account.name_key
           WHERE key = ANY (account.name_keys($1)) AND user_id IS DISTINCT FROM $2::int LIMIT 1`,
    values: [name, userId],
  });
  return used !== null;
}
