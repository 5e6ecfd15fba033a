import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import type { Settings } from '../settings.ts';
import type { AccessToDesk } from './readAccess.ts';

export type Summary = AccessToDesk & { settings: Settings; note: string };

/** Prints the last words of a start: where everything is, and how to get in. */
export function printSummary({ settings, logins, hasAdministrator, note }: Summary): void {
  const demo = `
  Demo logins for the CMS
${logins.map(({ email, password }) => `    ${email}  ${password}\n`).join('')}
  ${note}
`;
  const noAdministrator = `
  There is no administrator yet. Register at the site, verify your address by the link in the mail,
  then run npm run make-admin YOUR-ADDRESS on this machine.
`;
  console.log(`
${PRODUCT_NAME} is running (${process.uptime().toFixed(1)} s). Ctrl-C stops it.

  Site   ${settings.SITE_URL}
  CMS    ${settings.SITE_URL}/cms
  API    ${settings.SITE_URL}/api/openapi.json
  Health ${settings.SITE_URL}/api/health
${logins.length > 0 ? demo : ''}${hasAdministrator ? '' : noAdministrator}`);
}
