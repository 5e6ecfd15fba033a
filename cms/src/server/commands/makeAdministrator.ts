import { type Database, findRow } from '@common-ground/api/platform/Database.ts';
import { sqlNameKey } from '@common-ground/api/platform/sqlNameKey.ts';
import { StartError } from '../start/StartError.ts';

type Account = { id: number; username: string; isVerified: boolean };

/**
 * Gives the account the role and returns its user name. An unverified address may belong to another person.
 * @throws StartError when no account has the address, or when it is not verified
 */
export async function makeAdministrator(database: Database, email: string): Promise<string> {
  const account = await findRow<Account>(database, {
    name: 'make-administrator-find',
    text: `SELECT id, username, is_verified IS TRUE AS "isVerified" FROM users
           WHERE ${sqlNameKey('email')} = ${sqlNameKey('$1')}`,
    values: [email],
  });
  if (!account) throw new StartError(`No account has the address ${email}. Register with it at the site first.`);
  if (!account.isVerified)
    throw new StartError(
      `${email} is not verified. Open the link that was mailed to it first, or ask for one at the site.`,
    );
  await database.query(`UPDATE users SET role = 'admin' WHERE id = $1 AND is_verified`, [account.id]);
  return account.username;
}
