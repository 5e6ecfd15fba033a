import type { Sql } from '../Sql.ts';

/**
 * Rewrites events of past hours in random order. Otherwise a copy of the database could tell what a user read just
 * before and after signing in.
 */
export async function shuffleEvents(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ laid: number }>(`
    WITH hour AS (UPDATE analytics.shuffled SET until = date_trunc('hour', now(), 'UTC') FROM analytics.shuffled before
                  WHERE before.until < date_trunc('hour', now(), 'UTC') RETURNING before.until AS since, shuffled.until),
      taken AS (DELETE FROM analytics_events e USING hour
                WHERE e.created_at >= hour.since AND e.created_at < hour.until RETURNING e.*),
      laid AS (INSERT INTO analytics_events SELECT * FROM taken ORDER BY random() RETURNING 1)
    SELECT count(*)::int AS laid FROM laid`);
  return rows[0]?.laid ?? 0;
}
