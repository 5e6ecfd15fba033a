import { hashPassword } from '@common-ground/api/platform/passwords/hashPassword.ts';
import { DESK_COOKIE } from '@common-ground/api/platform/session/deskKey.ts';
import { createToken, hashToken } from '@common-ground/api/platform/session/token.ts';
import type pg from 'pg';
import { PASSWORD } from './Installation.ts';

/** Roles in the database, and how many members each has: enough to stay below the limits of a person. */
const ROLES = {
  user: { role: 'user', count: 60 },
  author: { role: 'translator', count: 60 },
  reviewer: { role: 'reviewer', count: 3 },
  editor: { role: 'editor', count: 3 },
};
export type Member = { id: number; email: string; role: keyof typeof ROLES; token: string; cookie: string };

/** Creates accounts, all with the same password, each with a session that also opens the CMS. */
export async function createMembers(sql: pg.Pool): Promise<Member[]> {
  const { hash, salt } = await hashPassword(PASSWORD);
  const members: Member[] = [];
  for (const kind of Object.keys(ROLES) as Member['role'][])
    for (let number = 0; number < ROLES[kind].count; number += 1) {
      const [token, key, email] = [createToken(), createToken(), `${kind}-${number}@trial.example`];
      const { rows } = await sql.query<{ id: number }>(
        `WITH person AS (INSERT INTO users (username, display_name, email, role, is_verified)
           VALUES ($1, $1, $2, $3, true) RETURNING id),
         word AS (INSERT INTO account.password (user_id, hash, salt) SELECT id, $6, $7 FROM person),
         session AS (INSERT INTO user_sessions (user_id, session_token, desk_key, desk_until, expires_at, last_used_at)
           SELECT id, $4, $5, now() + interval '8 hours', now() + interval '1 day', now() FROM person)
         SELECT id FROM person`,
        [`trial-${kind}-${number}`, email, ROLES[kind].role, hashToken(token), hashToken(key), hash, salt],
      );
      members.push({ id: rows[0]?.id ?? 0, email, role: kind, token, cookie: `${DESK_COOKIE}=${key}` });
    }
  return members;
}
