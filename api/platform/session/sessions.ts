import { type Database, rowsOf } from '../Database.ts';
import { hashToken, newToken } from './token.ts';

/** Days that a session lasts after it was last used. */
export const SESSION_DAYS = 30;
/** A session is renewed at most this often: not every read becomes a write. */
const RENEW_AFTER_HOURS = 12;

export type SessionUser = { id: number; role: string };
export type Session = { id: number; user: SessionUser };

/** Starts a session of its own for each sign-in; the token is handed out once and never kept. */
export async function startSession(database: Database, userId: number, device = ''): Promise<string> {
  const token = newToken();
  await database.query({
    name: 'session-start',
    text: `WITH swept AS (DELETE FROM user_sessions WHERE user_id = $1 AND expires_at <= now()),
             seen AS (UPDATE users SET last_login_at = now() WHERE id = $1)
           INSERT INTO user_sessions (user_id, session_token, device, last_used_at, expires_at)
           VALUES ($1, $2, $3, now(), now() + make_interval(days => ${SESSION_DAYS}))`,
    values: [userId, hashToken(token), device],
  });
  return token;
}

/** The live session of a token, or null. */
export async function findSession(database: Database, token: string): Promise<Session | null> {
  const [row] = await rowsOf<{ id: number; userId: number; role: string; isOld: boolean }>(database, {
    name: 'session-find',
    text: `SELECT s.id, u.id AS "userId", u.role, s.expires_at < now() + make_interval(days => ${SESSION_DAYS}, hours => -${RENEW_AFTER_HOURS}) AS "isOld"
           FROM user_sessions s JOIN users u ON u.id = s.user_id
           WHERE s.session_token = $1 AND s.expires_at > now()`,
    values: [hashToken(token)],
  });
  if (!row) return null;
  if (row.isOld) await renew(database, row.id);
  return { id: row.id, user: { id: row.userId, role: row.role } };
}

export async function endSession(database: Database, id: number): Promise<void> {
  await database.query({ name: 'session-end', text: 'DELETE FROM user_sessions WHERE id = $1', values: [id] });
}

async function renew(database: Database, id: number): Promise<void> {
  await database.query({
    name: 'session-renew',
    text: `UPDATE user_sessions SET expires_at = now() + make_interval(days => ${SESSION_DAYS}), last_used_at = now(), updated_at = now() WHERE id = $1`,
    values: [id],
  });
}
