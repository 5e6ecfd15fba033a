import { randomBytes } from 'node:crypto';
import { newEmailSchema, registrationSchema } from '@common-ground/api/contracts/accounts/accounts.ts';
import { USERNAME_MAX } from '@common-ground/api/contracts/limits.ts';
import { isReservedName } from '@common-ground/api/features/accounts/names/isReservedName.ts';
import { isUnambiguousName } from '@common-ground/api/features/accounts/names/isUnambiguousName.ts';
import { insertUser } from '@common-ground/api/features/accounts/queries/insertUser.ts';
import { linkForAdministrator, type MailedLink } from '@common-ground/api/features/accounts/queries/mailedLinks.ts';
import type { Database } from '@common-ground/api/platform/Database.ts';
import { StartError } from '../start/StartError.ts';

const MAX_NUMBER = 9;

/**
 * Inserts a link that makes the account of an email address an administrator, after inserting a missing account
 * without a password. Earlier links of this kind for the account are deleted.
 * @throws StartError when the address is not an email address
 */
export async function createAdministratorLink(database: Database, address: string): Promise<MailedLink> {
  const { data: email } = newEmailSchema.safeParse(address);
  if (!email) throw new StartError(`${address} is not an email address.`);
  const existing = await linkForAdministrator(database, email);
  if (existing) return existing;
  for (const username of listUsernames(email)) {
    if (!(await isAccepted(database, username))) continue;
    await insertUser(database, { email, username, password: null });
    const link = await linkForAdministrator(database, email);
    if (link) return link;
  }
  throw new StartError(`No free user name was found for ${email}. Register with it at the site, then try again.`);
}

/** Lists user names for an address: its local part, this with a number, and one that is free with near certainty. */
function listUsernames(email: string): string[] {
  const [local = ''] = email.split('@');
  const name = local.replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-').slice(0, USERNAME_MAX - 1);
  const numbered = Array.from({ length: MAX_NUMBER - 1 }, (_, index) => `${name}${index + 2}`);
  return [name, ...numbered, `user-${randomBytes(4).toString('hex')}`];
}

async function isAccepted(database: Database, username: string): Promise<boolean> {
  const isWellFormed = registrationSchema.shape.username.safeParse(username).success;
  return isWellFormed && isUnambiguousName(username) && !(await isReservedName(database, username));
}
