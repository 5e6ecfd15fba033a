import { RESET_LINK_HOURS, VERIFICATION_LINK_HOURS } from '../../../contracts/limits.ts';
import { type Database, findRow } from '../../../platform/Database.ts';
import type { PasswordHash } from '../../../platform/passwords/hashPassword.ts';
import { createToken, hashToken } from '../../../platform/session/token.ts';
import { sqlNameKey } from '../../../platform/sqlNameKey.ts';

export type Purpose = 'reset' | 'verify';

const HOURS: Record<Purpose, number> = { reset: RESET_LINK_HOURS, verify: VERIFICATION_LINK_HOURS };

/** The token is for the mail alone: the database stores its hash. */
export type MailedLink = { token: string; email: string };

/**
 * Inserts a reset link for the account of an email address; null when there is none. Earlier links stay valid, so that
 * a request by a stranger cannot invalidate the link that is on its way to the owner.
 */
export async function linkForAddress(database: Database, email: string): Promise<MailedLink | null> {
  return insertLink(database, {
    purpose: 'reset',
    who: `${sqlNameKey('u.email')} = ${sqlNameKey('$2::text')}`,
    value: email,
  });
}

/** Inserts a link to verify a user's address; null when it is already verified or the account does not exist. */
export async function linkForUser(database: Database, userId: number): Promise<MailedLink | null> {
  return insertLink(database, { purpose: 'verify', who: 'u.id = $2 AND u.is_verified IS NOT TRUE', value: userId });
}

/** Returns the mailbox by which verification mails are counted; null when verified or the account does not exist. */
export async function selectUnverifiedMailbox(database: Database, userId: number): Promise<string | null> {
  const row = await findRow<{ mailbox: string }>(database, {
    name: 'account-mailbox',
    text: 'SELECT mail.mailbox(email) AS mailbox FROM users WHERE id = $1 AND is_verified IS NOT TRUE',
    values: [userId],
  });
  return row?.mailbox ?? null;
}

async function insertLink(
  database: Database,
  { purpose, who, value }: { purpose: Purpose; who: string; value: string | number },
): Promise<MailedLink | null> {
  const token = createToken();
  const row = await findRow<{ email: string }>(database, {
    name: `account-link-for-${purpose}`,
    text: `WITH swept AS (DELETE FROM account.mailed_link WHERE expires_at <= now())
           INSERT INTO account.mailed_link (token_hash, purpose, user_id, email, expires_at)
           SELECT $1, '${purpose}', u.id, u.email, now() + make_interval(hours => ${HOURS[purpose]}) FROM users u WHERE ${who}
           RETURNING email`,
    values: [hashToken(token), value],
  });
  return row ? { token, email: row.email } : null;
}

/** Returns the account of a valid reset link, or null. Called before slow hashing; `takeResetLink` checks again. */
export function ownerOfResetLink(
  database: Database,
  token: string,
): Promise<{ username: string; email: string } | null> {
  return findRow(database, {
    name: 'account-link-find',
    text: `SELECT u.username, u.email FROM account.mailed_link l JOIN users u ON u.id = l.user_id
           WHERE l.token_hash = $1 AND l.purpose = 'reset' AND l.expires_at > now()`,
    values: [hashToken(token)],
  });
}

export type UsedLink = {
  userId: number;
  isNewlyVerified: boolean;
};

/**
 * Deletes a link and applies it in one statement; null when the link is missing or expired, or was mailed to an address
 * that is no longer the account's. Locks the account before deleting the link, so that the first of two concurrent
 * reset links wins. With a new password a trigger ends all sessions and deletes the other reset links.
 */
function takeLink(
  database: Database,
  { purpose, token, password }: { purpose: Purpose; token: string; password?: PasswordHash },
): Promise<UsedLink | null> {
  return findRow<UsedLink>(database, {
    name: `account-link-${purpose}`,
    text: `WITH person AS (
             SELECT u.id, u.is_verified FROM account.mailed_link l JOIN users u ON u.id = l.user_id AND u.email = l.email
             WHERE l.token_hash = $1 AND l.purpose = '${purpose}' AND l.expires_at > now() FOR UPDATE OF u),
           used AS (
             DELETE FROM account.mailed_link l USING person p WHERE l.token_hash = $1 AND l.user_id = p.id
             RETURNING p.id, p.is_verified)
           UPDATE users u SET ${password ? 'hash = $2, salt = $3, ' : ''}is_verified = true, updated_at = now()
           FROM used WHERE u.id = used.id
           RETURNING u.id AS "userId", used.is_verified IS NOT TRUE AS "isNewlyVerified"`,
    values: [hashToken(token), ...(password ? [password.hash, password.salt] : [])],
  });
}

export const takeResetLink = (database: Database, token: string, password: PasswordHash) =>
  takeLink(database, { purpose: 'reset', token, password });

export const takeVerificationLink = (database: Database, token: string) =>
  takeLink(database, { purpose: 'verify', token });
