import { z } from 'zod';
import { STAFF } from '../../contracts/accounts/roles.ts';
import { DESK_SESSION_HOURS } from '../../contracts/limits.ts';
import type { ApiContext } from '../ApiContext.ts';
import type { Database } from '../Database.ts';
import { defineStatement, execute, findRow, type RowFrom } from '../statement.ts';
import { createToken, hashToken } from './token.ts';

/**
 * Second key of a session, by which a browser enters the CMS. Scripts cannot read it, and the bearer token of the site
 * does not open the CMS, so a token stolen from local storage does not either.
 */
export const DESK_COOKIE = 'desk-key';
/** A key is renewed when it was used this many minutes after its last renewal, so that not every read is a write. */
const RENEW_AFTER_MINUTES = 10;
const COOKIE_PATTERN = /(?<=^|;)\s*desk-key=([\w-]{20,128})\s*(?=;|$)/g;

/**
 * True when the user `u` may use the CMS now. Triggers end the sessions of users without a required second factor, but
 * not one that a sign-in is just starting.
 */
const MAY_USE_DESK = `u.role::text = ANY ('{${STAFF.join()}}')
  AND NOT EXISTS (SELECT FROM moderation.suspension_of(u.id) held WHERE held.id IS NOT NULL)
  AND (account.has_second_factor(u.id) OR NOT EXISTS (SELECT FROM account.demanding_role d WHERE d.role = u.role::text))`;
const UNTIL = `now() + interval '${DESK_SESSION_HOURS} hours'`;

const DESK_OPEN = defineStatement({
  name: 'desk-open',
  text: `UPDATE user_sessions s SET desk_key = $2, desk_until = ${UNTIL} FROM users u
         WHERE s.session_token = $1 AND s.expires_at > now() AND u.id = s.user_id AND ${MAY_USE_DESK}`,
});

type Opening = Pick<ApiContext, 'database' | 'mailer'>;

/**
 * Gives the session of a bearer token a new key for the CMS, in place of an earlier one.
 * @returns the cookie; null when the session has ended, or its user is suspended, not staff, or without a second factor
 *   that the role requires
 */
export async function openDesk({ database, mailer }: Opening, sessionToken: string): Promise<string | null> {
  const key = createToken();
  const isOpen = (await execute(database, DESK_OPEN, [hashToken(sessionToken), hashToken(key)])) > 0;
  return isOpen ? createDeskCookie(key, mailer.siteUrl) : null;
}

/** The cookie lasts as long as the browser runs; the database knows until when the key is valid. */
function createDeskCookie(key: string, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${DESK_COOKIE}=${key}; Path=/cms; HttpOnly; SameSite=Strict${secure}`;
}

export const createDeskCookieDeletion = (siteUrl: string) => `${createDeskCookie('', siteUrl)}; Max-Age=0`;

const DESK_FIND = defineStatement({
  name: 'desk-find',
  row: { sessionId: z.number(), userId: z.number(), until: z.date(), isOld: z.boolean() },
  text: `SELECT s.id AS "sessionId", u.id AS "userId", s.desk_until AS until,
           s.desk_until < ${UNTIL} - interval '${RENEW_AFTER_MINUTES} minutes' AS "isOld"
         FROM user_sessions s JOIN users u ON u.id = s.user_id
         WHERE s.desk_key = $1 AND s.desk_until > now() AND s.expires_at > now() AND ${MAY_USE_DESK}`,
});

export type DeskSession = Pick<RowFrom<typeof DESK_FIND>, 'sessionId' | 'userId' | 'until'>;

/** Returns the session whose key is in the cookie of a request, and renews the key when due; null when there is none. */
export async function findDeskSession(database: Database, headers: Headers): Promise<DeskSession | null> {
  const key = findDeskKey(headers);
  const session = key ? await findRow(database, DESK_FIND, [hashToken(key)]) : null;
  if (!session?.isOld) return session;
  return { ...session, until: (await renewDesk(database, session.sessionId)) ?? session.until };
}

const DESK_RENEW = defineStatement({
  name: 'desk-renew',
  row: { until: z.date() },
  text: `UPDATE user_sessions SET desk_until = ${UNTIL} WHERE id = $1 AND desk_until > now() RETURNING desk_until AS until`,
});

/** Returns until when the renewed key is valid; null when the session or its key has ended. */
export async function renewDesk(database: Database, sessionId: number): Promise<Date | null> {
  return (await findRow(database, DESK_RENEW, [sessionId]))?.until ?? null;
}

/**
 * Returns the key in the cookie of a request; null when there is none, or several. A neighbouring host can add a cookie
 * for its own account.
 */
export function findDeskKey(headers: Headers): string | null {
  const [first, ...others] = (headers.get('cookie') ?? '').matchAll(COOKIE_PATTERN);
  return others.length === 0 ? (first?.[1] ?? null) : null;
}
