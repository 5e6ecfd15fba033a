import { isNameInUse } from '@common-ground/api/features/accounts/names/isNameInUse.ts';
import { type Database, findRow } from '@common-ground/api/platform/Database.ts';
import { sqlNameKey } from '@common-ground/api/platform/sqlNameKey.ts';

type Account = { email: string; username: string; displayName: string };

/** Whether no account has this address or a similar name, which the database would refuse. */
export async function isNameFree(database: Database, { email, username, displayName }: Account): Promise<boolean> {
  const taken = await findRow(database, {
    name: 'seed-address-in-use',
    text: `SELECT FROM users
           WHERE ${sqlNameKey('email')} = ${sqlNameKey('$1')}`,
    values: [email],
  });
  if (taken) return false;
  for (const name of [username, displayName]) if (await isNameInUse(database, { name, userId: null })) return false;
  return true;
}
