import { hashToken } from '@common-ground/api/platform/session/token.ts';
import type pg from 'pg';

type People = { count: number; name: string; hash?: string; salt?: string };
export type SignedIn = { id: number; email: string; token: string };

/** People who have only just signed in. */
export async function givenPeople(pool: pg.Pool, { count, name, hash, salt }: People): Promise<SignedIn[]> {
  const tokens = Array.from({ length: count }, (_, place) => `bench-${name}-${String(place).padStart(12, '0')}`);
  // Without what a new account sets off: nobody here looks like anybody.
  await pool.query("SET session_replication_role = 'replica'");
  const { rows } = await pool.query<{ id: number; place: number; email: string }>(
    `WITH people AS (INSERT INTO users (username, email, display_name, hash, salt)
       SELECT $2 || n, $2 || n || '@example.org', $2 || n, $3, $4 FROM generate_series(0, $1::int - 1) n
       RETURNING id, email, substr(username, length($2) + 1)::int AS place)
     SELECT id, email, place FROM people ORDER BY place`,
    [count, name, hash ?? null, salt ?? null],
  );
  await pool.query("SET session_replication_role = 'origin'");
  await pool.query(
    `INSERT INTO user_sessions (user_id, session_token, device, last_used_at, expires_at)
     SELECT id, token, 'bench', now(), now() + interval '30 days' FROM unnest($1::int[], $2::text[]) AS given (id, token)`,
    [rows.map(({ id }) => id), tokens.map(hashToken)],
  );
  return rows.map(({ id, place, email }) => ({ id, email, token: tokens[place] as string }));
}
