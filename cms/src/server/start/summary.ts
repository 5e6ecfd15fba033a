import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import { DEMO_ROLES, demoEmail } from '../../payload/access/demoAccounts.ts';
import type { Settings } from '../settings.ts';

export type Summary = { settings: Settings; demoPassword: string | undefined; note: string; seconds: number };

/** The last words of a start: where everything is, and how to get in. */
export function printSummary({ settings, demoPassword, note, seconds }: Summary): void {
  const logins = DEMO_ROLES.map((role) => `    ${demoEmail(role)}  ${demoPassword}\n`).join('');
  const demo = demoPassword ? `\n  Demo logins for the CMS\n${logins}\n  ${note}\n` : '';
  console.log(`
${PRODUCT_NAME} is running (${seconds.toFixed(1)} s). Ctrl-C stops it.

  Site   ${settings.SITE_URL}
  CMS    ${settings.SITE_URL}/cms
  API    ${settings.SITE_URL}/api/openapi.json
  Health ${settings.SITE_URL}/api/health
${demo}`);
}
