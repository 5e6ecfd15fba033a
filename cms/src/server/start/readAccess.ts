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

type Account = { email: string; role: string; hash: string; salt: string };

export async function readAccess({ env, demoPassword }: Pick<Ground, 'env' | 'demoPassword'>): Promise<AccessToDesk> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  const admins = await client.query(`SELECT FROM users WHERE role = 'admin' LIMIT 1`);
  const { rows } = await client.query<Account>(
    'SELECT email, role, hash, salt FROM users WHERE email = ANY ($1) AND hash IS NOT NULL AND salt IS NOT NULL',
    [DEMO_ROLES.map(demoEmail)],
  );
  await client.end();
  const logins: AccessToDesk['logins'] = [];
  for (const role of demoPassword ? DEMO_ROLES : []) {
    const account = rows.find((row) => row.role === role && row.email === demoEmail(role));
    if (account && demoPassword && (await verifyPassword(demoPassword, account)).isRight)
      logins.push({ email: account.email, password: demoPassword });
  }
  return { logins, hasAdministrator: admins.rowCount === 1 };
}
