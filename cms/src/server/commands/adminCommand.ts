import { ADMINISTRATOR_LINK_HOURS } from '@common-ground/api/contracts/limits.ts';
import { DataFolder } from '../start/DataFolder.ts';
import { createAdministratorLink } from './createAdministratorLink.ts';
import { findSiteUrl } from './runCommand.ts';
import { withRunningDatabase } from './withRunningDatabase.ts';

/** Runs `npm run admin -- EMAIL`, which prints a link and until when it works. @returns the exit code */
export async function adminCommand(args: readonly string[]): Promise<number> {
  const [email, ...others] = args;
  if (!email || email.startsWith('-') || others.length > 0) {
    console.error('Usage: npm run admin -- EMAIL');
    return 1;
  }
  return withRunningDatabase(async (sql, settings) => {
    const { token } = await createAdministratorLink(sql, email);
    const end = new Date(Date.now() + ADMINISTRATOR_LINK_HOURS * 3_600_000).toISOString();
    const siteUrl = findSiteUrl(settings, new DataFolder(settings.DATA_DIR));
    console.log(`${siteUrl}/auth/reset#${token}
The user who opens this link sets a password for ${email} and becomes administrator; it works once, until ${toMinute(end)}.`);
    return 0;
  });
}

const toMinute = (time: string) => `${time.slice(0, 16).replace('T', ' ')} UTC`;
