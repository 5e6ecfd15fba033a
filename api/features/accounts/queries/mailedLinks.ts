import { z } from 'zod';
import { RESET_LINK_HOURS, VERIFICATION_LINK_HOURS } from '../../../contracts/limits.ts';
import type { Database } from '../../../platform/Database.ts';
import type { PasswordHash } from '../../../platform/passwords/hashPassword.ts';
import { createToken, hashToken } from '../../../platform/session/token.ts';
import { sqlNameKey } from '../../../platform/sqlNameKey.ts';
import { defineStatement, defineStatements, findRow, type RowFrom } from '../../../platform/statement.ts';

/** Hours that a link of each purpose is valid, and the user `u` whom `$2` names. */
const PURPOSES = {
  reset: { hours: RESET_LINK_HOURS, who: `${sqlNameKey('u.email')} = ${sqlNameKey('$2::text')}` },
  verify: { hours: VERIFICATION_LINK_HOURS, who: 'u.id = $2 AND u.is_verified IS NOT TRUE' },
};
const PURPOSE_NAMES = ['reset', 'verify'] as const;
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

/** $1 hash of the token, $2 address of the account (reset) or id of the user (verify). */
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
         WHERE l.token_hash = $1 AND l.purpose = 'reset' AND l.expires_at > now()`,
});

/** Returns the account of a valid reset link, or null. Called before slow hashing; `takeResetLink` checks again. */
export const ownerOfResetLink = (database: Database, token: string) =>
  findRow(database, VALID_RESET_LINK, [hashToken(token)]);

/** $1 hash of the token, and for a reset $2 and $3 hash and salt of the new password. */
const MAILED_LINK_USES = defineStatements(PURPOSE_NAMES, (purpose) => ({
  name: `account-link-${purpose}`,
  row: { userId: z.number(), isNewlyVerified: z.boolean() },
  text: `WITH person AS (
           SELECT u.id, u.is_verified FROM account.mailed_link l JOIN users u ON u.id = l.user_id AND u.email = l.email
           WHERE l.token_hash = $1 AND l.purpose = '${purpose}' AND l.expires_at > now() FOR UPDATE OF u),
         used AS (
           DELETE FROM account.mailed_link l USING person p WHERE l.token_hash = $1 AND l.user_id = p.id
           RETURNING p.id, p.is_verified)
         UPDATE users u SET ${purpose === 'reset' ? 'hash = $2, salt = $3, ' : ''}is_verified = true, updated_at = now()
         FROM used WHERE u.id = used.id
         RETURNING u.id AS "userId", used.is_verified IS NOT TRUE AS "isNewlyVerified"`,
}));
export type UsedLink = RowFrom<(typeof MAILED_LINK_USES)[Purpose]>;

/**
 * Deletes a link and applies it in one statement; null when the link is missing or expired, or was mailed to an address
 * that is no longer the account's. Locks the account before deleting the link, so that the first of two concurrent
 * reset links wins. With a new password a trigger ends all sessions and deletes the other reset links.
 */
export const takeResetLink = (database: Database, token: string, { hash, salt }: PasswordHash) =>
  findRow(database, MAILED_LINK_USES.reset, [hashToken(token), hash, salt]);

export const takeVerificationLink = (database: Database, token: string) =>
  findRow(database, MAILED_LINK_USES.verify, [hashToken(token)]);
