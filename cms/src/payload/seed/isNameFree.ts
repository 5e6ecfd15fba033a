import { isNameInUse } from '@common-ground/api/features/accounts/names/isNameInUse.ts';
import type { Database } from '@common-ground/api/platform/Database.ts';
import { sqlNameKey } from '@common-ground/api/platform/sqlNameKey.ts';
import { defineStatement, execute } from '@common-ground/api/platform/statement.ts';

type Account = { email: string; username: string; displayName: string };

const ADDRESS_IN_USE = defineStatement({
  name: 'seed-address-in-use',
  text: `SELECT FROM users
         WHERE ${sqlNameKey('email')} = ${sqlNameKey('$1')}`,
});

/** Whether no account has this address or a similar name, which the database would refuse. */
export async function isNameFree(database: Database, { email, username, displayName }: Account): Promise<boolean> {
  if ((await execute(database, ADDRESS_IN_USE, [email])) > 0) return false;
  for (const name of [username, displayName]) if (await isNameInUse(database, { name, userId: null })) return false;
  return true;
}
