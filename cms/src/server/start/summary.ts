import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import type { Settings } from '../settings.ts';
import type { AccessToDesk } from './readAccess.ts';

export type Summary = AccessToDesk & { settings: Settings; note: string };

/** Prints the last words of a start: where everything is, and how to get in. */
export function printSummary({ settings, logins, hasAdministrator, note }: Summary): void {
  console.log(`
${PRODUCT_NAME} is running (${process.uptime().toFixed(1)} s). Ctrl-C stops it.

  Site   ${settings.SITE_URL}
  CMS    ${settings.SITE_URL}/cms
  API    ${settings.SITE_URL}/api/openapi.json
  Health ${settings.SITE_URL}/api/health
`);
  if (logins.length > 0) {
    console.log('  Demo logins for the CMS');
    for (const { email, password } of logins) console.log(`    ${email}  ${password}`);
    console.log(`\n  ${note}\n`);
  }
  if (!hasAdministrator)
    console.log(`  There is no administrator yet. Register at the site, verify your address by the link in the mail,
  then run npm run make-admin YOUR-ADDRESS on this machine.
`);
}
