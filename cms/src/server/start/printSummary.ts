import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import { defineStatement, selectRows } from '@common-ground/api/platform/statement.ts';
import pg from 'pg';
import { z } from 'zod';
import { DEMO_ROLES, demoEmail } from '../../payload/access/demoAccounts.ts';
import type { ProcessEnvironment } from './startDatabaseAndBuild.ts';

const STAFF = defineStatement({
  row: { email: z.string(), role: z.string() },
  text: 'SELECT email, role FROM users WHERE role = ANY ($1)',
});

export async function printSummary({
  SITE_URL,
  DATABASE_DIRECT_URL,
  DEMO_PASSWORD,
}: ProcessEnvironment): Promise<void> {
  const client = new pg.Client({ connectionString: DATABASE_DIRECT_URL });
  await client.connect();
  const staff = await selectRows(client, STAFF, [DEMO_ROLES]);
  await client.end();
  console.log(`
${PRODUCT_NAME} is running (${process.uptime().toFixed(1)} s). Ctrl-C stops it.

  Site   ${SITE_URL}
  CMS    ${SITE_URL}/cms
  API    ${SITE_URL}/api/openapi.json
  Health ${SITE_URL}/api/health
`);
  const demo = DEMO_ROLES.filter((role) => staff.some((user) => user.role === role && user.email === demoEmail(role)));
  if (DEMO_PASSWORD && demo.length > 0)
    console.log(`  Demo logins, to try it out. They belong to no real person.
${demo.map((role) => `    ${demoEmail(role)}  ${DEMO_PASSWORD}\n`).join('')}`);
  if (!staff.some(({ role }) => role === 'admin'))
    console.log(`  There is no administrator yet. Run npm run admin -- YOUR-ADDRESS on this machine, and open the link that it prints.
`);
}
