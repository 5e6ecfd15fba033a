import type { Database } from '@common-ground/api/platform/Database.ts';
import { DESK_COOKIE } from '@common-ground/api/platform/session/deskKey.ts';
import { createToken, hashToken } from '@common-ground/api/platform/session/token.ts';

/** Headers of a request from a page of the CMS. */
export type DeskHeaders = { cookie: string; origin: string };
export const OWN_ORIGIN = 'http://127.0.0.1:4321';

/** Inserts a session with a key for the CMS, as a sign-in does for staff. Returns the headers of its requests. */
export async function givenDeskSession(database: Database, userId: number): Promise<DeskHeaders> {
  const key = createToken();
  await database.query(
    `INSERT INTO user_sessions (user_id, session_token, desk_key, desk_until, expires_at)
     VALUES ($1, $2, $3, now() + interval '8 hours', now() + interval '30 days')`,
    [userId, hashToken(createToken()), hashToken(key)],
  );
  return { cookie: `${DESK_COOKIE}=${key}`, origin: OWN_ORIGIN };
}
