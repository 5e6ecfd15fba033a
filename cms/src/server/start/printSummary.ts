import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import { log, logFormat } from '@common-ground/api/platform/log/log.ts';
import { defineStatement, selectRows } from '@common-ground/api/platform/statement.ts';
import pg from 'pg';
import { z } from 'zod';
import { DEMO_ROLES, demoEmail } from '../../payload/access/demoAccounts.ts';
import type { ProcessEnvironment } from './startDatabaseAndBuild.ts';

const STAFF = defineStatement({
  row: { email: z.string(), role: z.string() },
  text: 'SELECT email, role FROM users WHERE role = ANY ($1)',
});

type Summary = Pick<ProcessEnvironment, 'SITE_URL' | 'DEMO_PASSWORD' | 'DATA_DIR'> & {
  /** Addresses of the demo accounts that exist. Empty without a demo password. */
  demo: string[];
  hasAdmin: boolean;
};

/** Prints the addresses of the product, and the demo logins where people read the output. */
export async function printSummary(
  { DATABASE_DIRECT_URL, ...settings }: ProcessEnvironment,
  format = logFormat,
): Promise<void> {
  const client = new pg.Client({ connectionString: DATABASE_DIRECT_URL });
  await client.connect();
  const staff = await selectRows(client, STAFF, [DEMO_ROLES]);
  await client.end();
  const isThere = (role: (typeof DEMO_ROLES)[number]) =>
    staff.some((user) => user.role === role && user.email === demoEmail(role));
  const summary = {
    ...settings,
    demo: settings.DEMO_PASSWORD ? DEMO_ROLES.filter(isThere).map(demoEmail) : [],
    hasAdmin: staff.some(({ role }) => role === 'admin'),
  };
  (format === 'pretty' ? printForReaders : logSummary)(summary);
}

const NO_ADMIN = 'There is no administrator yet. Run npm run admin -- YOUR-ADDRESS on this machine, and open the link';

function printForReaders({ SITE_URL, DEMO_PASSWORD, demo, hasAdmin }: Summary): void {
  console.log(`
${PRODUCT_NAME} is running (${process.uptime().toFixed(1)} s). Ctrl-C stops it.

  Site   ${SITE_URL}
  CMS    ${SITE_URL}/cms
  API    ${SITE_URL}/api/openapi.json
  Health ${SITE_URL}/api/health
`);
  if (demo.length > 0)
    console.log(`  Demo logins, to try it out. They belong to no real person.
${demo.map((email) => `    ${email}  ${DEMO_PASSWORD}\n`).join('')}`);
  if (!hasAdmin) console.log(`  ${NO_ADMIN} that it prints.\n`);
}

/** Says where the password of the demo logins is, because a log may be read by more people than the output. */
function logSummary({ SITE_URL, DATA_DIR, demo, hasAdmin }: Summary): void {
  log.info({ site: SITE_URL }, `${PRODUCT_NAME} is running (${process.uptime().toFixed(1)} s)`);
  if (demo.length > 0)
    log.info(`There are demo logins. Their password is DEMO_PASSWORD, or that in ${DATA_DIR}/secrets.json`);
  if (!hasAdmin) log.warn(`${NO_ADMIN} that it prints`);
}
