import { z } from 'zod';
import { ADMINISTRATOR_LINK_HOURS, RESET_LINK_HOURS, VERIFICATION_LINK_HOURS } from '../../../contracts/limits.ts';
import type { Database } from '../../../platform/Database.ts';
import type { PasswordHash } from '../../../platform/passwords/hashPassword.ts';
import { createToken, hashToken } from '../../../platform/session/token.ts';
import { sqlNameKey } from '../../../platform/sqlNameKey.ts';
import { defineStatement, defineStatements, execute, findRow, type RowFrom } from '../../../platform/statement.ts';

const BY_ADDRESS = `${sqlNameKey('u.email')} = ${sqlNameKey('$2::text')}`;
/** Hours that a link of each purpose is valid, and the user `u` whom `$2` names. */
const PURPOSES = {
  reset: { hours: RESET_LINK_HOURS, who: BY_ADDRESS },
  verify: { hours: VERIFICATION_LINK_HOURS, who: 'u.id = $2 AND u.is_verified IS NOT TRUE' },
  administrator: { hours: ADMINISTRATOR_LINK_HOURS, who: BY_ADDRESS },
};
const PURPOSE_NAMES = ['reset', 'verify', 'administrator'] as const;
export type Purpose = keyof typeof PURPOSES;

/** The token is for the mail alone: the database stores its hash. */
export type MailedLink = { token: string; email: string };

/**
 * Inserts a reset link for the account of an email address; null when there is none. Earlier links stay valid, so that
 * a request by a stranger cannot invalidate the link that is on its way to the owner.
 */
export async function linkForAddress(database: Database, email: string): Promise<MailedLink | null> {
  return insertLink(database, 'reset', email);
}

/** Inserts a link to verify a user's address; null when it is already verified or the account does not exist. */
export async function linkForUser(database: Database, userId: number): Promise<MailedLink | null> {
  return insertLink(database, 'verify', userId);
}

const EARLIER_ADMINISTRATOR_LINKS = defineStatement({
  name: 'account-links-of-administrator',
  text: `DELETE FROM account.mailed_link l USING users u
         WHERE l.user_id = u.id AND l.purpose = 'administrator' AND ${BY_ADDRESS.replace('$2', '$1')}`,
});

/**
 * Inserts a link that sets a password and makes the account of an email address an administrator, in place of earlier
 * ones; null when there is no such account. Only the command of an installation's owner calls it.
 */
export async function linkForAdministrator(database: Database, email: string): Promise<MailedLink | null> {
  await execute(database, EARLIER_ADMINISTRATOR_LINKS, [email]);
  return insertLink(database, 'administrator', email);
}

const UNVERIFIED_MAILBOX = defineStatement({
  name: 'account-mailbox',
  row: { mailbox: z.string() },
  text: 'SELECT mail.mailbox(email) AS mailbox FROM users WHERE id = $1 AND is_verified IS NOT TRUE',
});

/** Returns the mailbox by which verification mails are counted; null when verified or the account does not exist. */
export async function selectUnverifiedMailbox(database: Database, userId: number): Promise<string | null> {
  const row = await findRow(database, UNVERIFIED_MAILBOX, [userId]);
  return row?.mailbox ?? null;
}

/** $1 hash of the token, $2 id of the user (verify) or address of the account. */
const MAILED_LINK_INSERTS = defineStatements(PURPOSE_NAMES, (purpose) => ({
  name: `account-link-for-${purpose}`,
  row: { email: z.string() },
  text: `WITH swept AS (DELETE FROM account.mailed_link WHERE expires_at <= now())
         INSERT INTO account.mailed_link (token_hash, purpose, user_id, email, expires_at)
         SELECT $1, '${purpose}', u.id, u.email, now() + make_interval(hours => ${PURPOSES[purpose].hours}) FROM users u
         WHERE ${PURPOSES[purpose].who}
         RETURNING email`,
}));

async function insertLink(database: Database, purpose: Purpose, who: string | number): Promise<MailedLink | null> {
  const token = createToken();
  const row = await findRow(database, MAILED_LINK_INSERTS[purpose], [hashToken(token), who]);
  return row ? { token, email: row.email } : null;
}

const VALID_RESET_LINK = defineStatement({
  name: 'account-link-find',
  row: { username: z.string(), email: z.string() },
  text: `SELECT u.username, u.email FROM account.mailed_link l JOIN users u ON u.id = l.user_id
         WHERE l.token_hash = $1 AND l.purpose <> 'verify' AND l.expires_at > now()`,
});

/** Returns the account of a valid link for a new password, or null. Called before slow hashing. */
export const ownerOfResetLink = (database: Database, token: string) =>
  findRow(database, VALID_RESET_LINK, [hashToken(token)]);

const IS_USED = { row: { userId: z.number(), isNewlyVerified: z.boolean() } };
/** The account whose current address got the link, locked, and the deleted link. $1 hash of the token, `l` the link. */
const use = (purposes: string) => `person AS (
           SELECT u.id, u.is_verified FROM account.mailed_link l JOIN users u ON u.id = l.user_id AND u.email = l.email
           WHERE l.token_hash = $1 AND l.purpose ${purposes} AND l.expires_at > now() FOR UPDATE OF u),
         used AS (
           DELETE FROM account.mailed_link l USING person p WHERE l.token_hash = $1 AND l.user_id = p.id
           RETURNING p.id, p.is_verified, l.purpose)`;
const VERIFY = `UPDATE users u SET is_verified = true, updated_at = now()`;
const RETURN = `FROM used WHERE u.id = used.id
         RETURNING u.id AS "userId", used.is_verified IS NOT TRUE AS "isNewlyVerified"`;

const VERIFICATION_USE = defineStatement({
  ...IS_USED,
  name: 'account-link-verify',
  text: `WITH ${use("= 'verify'")} ${VERIFY} ${RETURN}`,
});

/** $2 and $3 hash and salt of the new password. */
const RESET_USE = defineStatement({
  ...IS_USED,
  name: 'account-link-reset',
  text: `WITH ${use("<> 'verify'")},
         secret AS (
           INSERT INTO account.password (user_id, hash, salt) SELECT id, $2, $3 FROM used
           ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, salt = excluded.salt)
         ${VERIFY}, role = CASE WHEN used.purpose = 'administrator' THEN 'admin' ELSE u.role END ${RETURN}`,
});
export type UsedLink = RowFrom<typeof RESET_USE>;

/**
 * Deletes a link and applies it in one statement; null when the link is missing or expired, or was mailed to an address
 * that is no longer the account's. Locks the account before deleting the link, so that the first of two concurrent
 * reset links wins. With a new password a trigger ends all sessions and deletes the other reset links. A link for an
 * administrator also gives the role.
 */
export const takeResetLink = (database: Database, token: string, { hash, salt }: PasswordHash) =>
  findRow(database, RESET_USE, [hashToken(token), hash, salt]);

export const takeVerificationLink = (database: Database, token: string) =>
  findRow(database, VERIFICATION_USE, [hashToken(token)]);
