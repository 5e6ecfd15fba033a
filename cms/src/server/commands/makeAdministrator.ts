import type { Database } from '@common-ground/api/platform/Database.ts';
import { sqlNameKey } from '@common-ground/api/platform/sqlNameKey.ts';
import { defineStatement, execute, findRow } from '@common-ground/api/platform/statement.ts';
import { z } from 'zod';
import { StartError } from '../start/StartError.ts';

/** $1 the address. */
const ACCOUNT = defineStatement({
  name: 'make-administrator-find',
  row: { id: z.number(), username: z.string(), isVerified: z.boolean() },
  text: `SELECT id, username, is_verified IS TRUE AS "isVerified" FROM users
         WHERE ${sqlNameKey('email')} = ${sqlNameKey('$1')}`,
});

const ADMINISTRATOR = defineStatement({ text: `UPDATE users SET role = 'admin' WHERE id = $1 AND is_verified` });

/**
 * Gives the account the role and returns its user name. An unverified address may belong to another person.
 * @throws StartError when no account has the address, or when it is not verified
 */
export async function makeAdministrator(database: Database, email: string): Promise<string> {
  const account = await findRow(database, ACCOUNT, [email]);
  if (!account) throw new StartError(`No account has the address ${email}. Register with it at the site first.`);
  if (!account.isVerified)
    throw new StartError(
      `${email} is not verified. Open the link that was mailed to it first, or ask for one at the site.`,
    );
  await execute(database, ADMINISTRATOR, [account.id]);
  return account.username;
}
