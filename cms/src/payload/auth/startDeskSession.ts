import { randomUUID } from 'node:crypto';
import type { Known } from '@common-ground/api/features/accounts/checkPassword.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { defineStatement, execute } from '@common-ground/api/platform/statement.ts';
import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload';

type DeskSession = { token: string; exp: number; user: object };

const SESSION_START = defineStatement({
  name: 'desk-session-start',
  text: `WITH seen AS (UPDATE users SET last_login_at = now() WHERE id = $1 AND hash = $3 RETURNING id),
           swept AS (DELETE FROM users_sessions WHERE _parent_id = $1 AND expires_at <= now())
         INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at)
         SELECT (SELECT coalesce(max(_order), 0) + 1 FROM users_sessions WHERE _parent_id = $1),
           id, $2, date_trunc('milliseconds', now()) + interval '1 millisecond', now() + make_interval(secs => $4) FROM seen`,
});

/**
 * Adds the session by one statement: Payload's sign-in writes back all sessions that it read and can lose a concurrent
 * one. The session starts a millisecond ahead, so that it is not older than a sign-out in the same millisecond.
 * @returns null when the password was replaced meanwhile
 */
export async function startDeskSession(req: PayloadRequest, { id, password }: Known): Promise<DeskSession | null> {
  const { config } = req.payload.collections.users;
  const { tokenExpiration } = config.auth;
  const sid = randomUUID();
  const started = await execute(findDatabase(req), SESSION_START, [id, sid, password.hash, tokenExpiration]);
  if (!started) return null;
  const found = await req.payload.findByID({ collection: 'users', id, depth: 0, req });
  req.user = { ...found, collection: 'users' };
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, req, overrideAccess: false });
  const fieldsToSign = getFieldsToSign({ collectionConfig: config, email: found.email, sid, user: req.user });
  return { user, ...(await jwtSign({ fieldsToSign, secret: req.payload.secret, tokenExpiration })) };
}
