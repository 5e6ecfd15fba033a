import { RESET_LINK_HOURS, VERIFICATION_LINK_HOURS } from '../../../contracts/limits.ts';
import { type Database, rowOf } from '../../../platform/Database.ts';
import { nameKey } from '../../../platform/nameKey.ts';
import type { PasswordHash } from '../../../platform/passwords/hashPassword.ts';
import { hashToken, newToken } from '../../../platform/session/token.ts';

export type Purpose = 'reset' | 'verify';

const HOURS: Record<Purpose, number> = { reset: RESET_LINK_HOURS, verify: VERIFICATION_LINK_HOURS };

/** What goes into a mail and nowhere else. */
export type MailedLink = { token: string; email: string };

/**
 * A new link for the account of this address, or null where there is none. Earlier links stay good: whoever asks in
 * somebody's name must not be able to spoil the link that is on its way to them.
 */
export async function linkForAddress(database: Database, email: string): Promise<MailedLink | null> {
  return insertLink(database, {
    purpose: 'reset',
    who: `${nameKey('u.email')} = ${nameKey('$2::text')}`,
    value: email,
  });
}

/** A new link to verify the address of this account, or null where it is verified, or the account is gone. */
export async function linkForUser(database: Database, userId: number): Promise<MailedLink | null> {
  return insertLink(database, { purpose: 'verify', who: 'u.id = $2 AND u.is_verified IS NOT TRUE', value: userId });
}

/** Returns the mailbox of an account's address, by which mails are counted; null where the address is verified, or the account is gone. */
export async function selectUnverifiedMailbox(database: Database, userId: number): Promise<string | null> {
  const row = await rowOf<{ mailbox: string }>(database, {
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
  const token = newToken();
  const row = await rowOf<{ email: string }>(database, {
    name: `account-link-for-${purpose}`,
    text: `WITH swept AS (DELETE FROM account.mailed_link WHERE expires_at <= now())
           INSERT INTO account.mailed_link (token_hash, purpose, user_id, email, expires_at)
           SELECT $1, '${purpose}', u.id, u.email, now() + make_interval(hours => ${HOURS[purpose]}) FROM users u WHERE ${who}
           RETURNING email`,
    values: [hashToken(token), value],
  });
  return row ? { token, email: row.email } : null;
}

/** Whose new password a link is for, while it is good. Only for what comes before the work of hashing: using it decides. */
export function ownerOfResetLink(
  database: Database,
  token: string,
): Promise<{ username: string; email: string } | null> {
  return rowOf(database, {
    name: 'account-link-find',
    text: `SELECT u.username, u.email FROM account.mailed_link l JOIN users u ON u.id = l.user_id
           WHERE l.token_hash = $1 AND l.purpose = 'reset' AND l.expires_at > now()`,
    values: [hashToken(token)],
  });
}

export type UsedLink = {
  userId: number;
  /** Whether it is only now known that the address is theirs. */
  isNewlyVerified: boolean;
};

/**
 * Takes a link and does what it is for, both or neither; null when the link is no longer good, or was mailed to an address
 * that is no longer the account's. The account is locked before the link is taken, so that of two links used at the same
 * moment the first one wins. With a new password the database ends all sessions and the other links.
 */
function takeLink(
  database: Database,
  { purpose, token, password }: { purpose: Purpose; token: string; password?: PasswordHash },
): Promise<UsedLink | null> {
  return rowOf<UsedLink>(database, {
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

/** Sets the password, which proves the address as well. */
export const takeResetLink = (database: Database, token: string, password: PasswordHash) =>
  takeLink(database, { purpose: 'reset', token, password });

/** Marks the address that it was mailed to as verified. */
export const takeVerificationLink = (database: Database, token: string) =>
  takeLink(database, { purpose: 'verify', token });
