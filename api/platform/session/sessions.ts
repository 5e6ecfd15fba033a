import { z } from 'zod';
import type { Suspension } from '../../contracts/moderation/suspensions.ts';
import type { Database } from '../Database.ts';
import type { PasswordHash } from '../passwords/hashPassword.ts';
import { defineStatement, execute, findRow } from '../statement.ts';
import { createToken, hashToken } from './token.ts';

/** Days that a session lasts after it was last renewed. */
export const SESSION_DAYS = 30;
/** Least hours between two renewals of a session, so that not every read becomes a write. */
const RENEW_AFTER_HOURS = 12;

export type SessionUser = { id: number; role: string; suspension: Suspension | null };
export type Session = { id: number; user: SessionUser };

type NewSession = {
  userId: number;
  /** Stored hash that the password was checked against. No session starts when the hash has been replaced since. */
  password: PasswordHash;
  /** Kind of browser and system, never the browser's own text. */
  device: string;
};

const SESSION_START = defineStatement({
  name: 'session-start',
  row: { id: z.number() },
  text: `WITH seen AS (UPDATE users SET last_login_at = now() WHERE id = $1 RETURNING id),
           known AS (
             SELECT p.user_id AS id FROM seen s JOIN account.password p ON p.user_id = s.id
             WHERE p.hash = $4 FOR SHARE OF p),
           swept AS (DELETE FROM user_sessions WHERE user_id = $1 AND expires_at <= now())
         INSERT INTO user_sessions (user_id, session_token, device, last_used_at, expires_at)
         SELECT id, $2, $3, now(), now() + make_interval(days => ${SESSION_DAYS}) FROM known
         RETURNING id`,
});

/**
 * Starts a session, and deletes the user's expired ones. Locks the stored password, as its change does, so that the
 * second of the two sees the result of the first. The account's row is locked before it, as by a reset.
 * @returns the token, of which only a hash is stored; null when the password has changed or the account is gone
 */
export async function startSession(
  database: Database,
  { userId, password, device }: NewSession,
): Promise<string | null> {
  const token = createToken();
  const started = await findRow(database, SESSION_START, [userId, hashToken(token), device, password.hash]);
  return started ? token : null;
}

const SESSION_FIND = defineStatement({
  name: 'session-find',
  row: {
    id: z.number(),
    userId: z.number(),
    role: z.string(),
    isOld: z.boolean(),
    until: z.date().nullable(),
    reason: z.string(),
  },
  text: `SELECT s.id, u.id AS "userId", u.role, held.until, held.reason, s.expires_at < now() + make_interval(days => ${SESSION_DAYS}, hours => -${RENEW_AFTER_HOURS}) AS "isOld"
         FROM user_sessions s JOIN users u ON u.id = s.user_id
         LEFT JOIN LATERAL moderation.suspension_of(u.id) AS held ON held.id IS NOT NULL
         WHERE s.session_token = $1 AND s.expires_at > now()`,
});

/** Returns a live session, which is renewed when due; null when there is none. */
export async function findSession(database: Database, token: string): Promise<Session | null> {
  const row = await findRow(database, SESSION_FIND, [hashToken(token)]);
  if (!row) return null;
  if (row.isOld) await renew(database, row.id);
  const { id, userId, role, until, reason } = row;
  return { id, user: { id: userId, role, suspension: until && { until, reason } } };
}

const EXPIRED_SESSIONS = defineStatement({ text: 'DELETE FROM user_sessions WHERE expires_at <= now()' });

/** Deletes the expired sessions of users who have not signed in again. */
export async function deleteExpiredSessions(database: Pick<Database, 'query'>): Promise<void> {
  await execute(database, EXPIRED_SESSIONS);
}

const SESSION_END = defineStatement({ name: 'session-end', text: 'DELETE FROM user_sessions WHERE id = $1' });

export async function endSession(database: Database, id: number): Promise<void> {
  await execute(database, SESSION_END, [id]);
}

const SESSION_END_OWN = defineStatement({
  name: 'session-end-own',
  text: 'DELETE FROM user_sessions WHERE id = $1 AND user_id = $2',
});

/** Ends a session of the user. A session of another user stays, without an error, which would reveal that it exists. */
export async function endOwnSession(database: Database, { id, userId }: { id: number; userId: number }): Promise<void> {
  await execute(database, SESSION_END_OWN, [id, userId]);
}

const SESSION_END_ALL = defineStatement({
  name: 'session-end-all',
  row: { sign_out_everywhere: z.void() },
  text: 'SELECT account.sign_out_everywhere($1)',
});

/** Ends all sessions of a user. */
export async function endAllSessions(database: Database, userId: number): Promise<void> {
  await execute(database, SESSION_END_ALL, [userId]);
}

const SESSION_END_OTHERS = defineStatement({
  name: 'session-end-others',
  text: 'DELETE FROM user_sessions WHERE user_id = $1 AND id <> $2',
});

type Kept = { userId: number; sessionId: number };

/** Ends the sessions of a user except one. */
export async function endOtherSessions(database: Database, { userId, sessionId }: Kept): Promise<void> {
  await execute(database, SESSION_END_OTHERS, [userId, sessionId]);
}

const SESSION_RENEW = defineStatement({
  name: 'session-renew',
  text: `UPDATE user_sessions SET expires_at = now() + make_interval(days => ${SESSION_DAYS}), last_used_at = now(), updated_at = now() WHERE id = $1`,
});

async function renew(database: Database, id: number): Promise<void> {
  await execute(database, SESSION_RENEW, [id]);
}
