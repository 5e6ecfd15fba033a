import type { Role } from '@common-ground/api/contracts/accounts/roles.ts';
import { verifyPassword } from '@common-ground/api/platform/passwords/hashPassword.ts';
import pg from 'pg';
import { DEMO_ROLES, demoEmail } from '../../payload/access/demoAccounts.ts';
import type { Ground } from './standUp.ts';

/** How people get into the CMS. */
export type AccessToDesk = {
  /** Demo accounts that exist, have their role, and open with this password; the most able one first. */
  logins: { email: string; password: string }[];
  hasAdministrator: boolean;
};

type Account = { email: string; role: string; hash: string | null; salt: string | null };

export async function readAccess({ env, demoPassword }: Pick<Ground, 'env' | 'demoPassword'>): Promise<AccessToDesk> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    const admins = await client.query(`SELECT FROM users WHERE role = 'admin' LIMIT 1`);
    const { rows } = await client.query<Account>('SELECT email, role, hash, salt FROM users WHERE email = ANY ($1)', [
      DEMO_ROLES.map(demoEmail),
    ]);
    const asked = demoPassword ? DEMO_ROLES : [];
    const logins = await Promise.all(asked.map((role) => findLogin(rows, role, String(demoPassword))));
    return { logins: logins.flat(), hasAdministrator: admins.rowCount === 1 };
  } finally {
    await client.end();
  }
}

async function findLogin(accounts: Account[], role: Role, password: string): Promise<AccessToDesk['logins']> {
  const account = accounts.find((one) => one.role === role && one.email === demoEmail(role));
  if (!account?.hash || !account.salt) return [];
  const { isRight } = await verifyPassword(password, { hash: account.hash, salt: account.salt });
  return isRight ? [{ email: account.email, password }] : [];
}
