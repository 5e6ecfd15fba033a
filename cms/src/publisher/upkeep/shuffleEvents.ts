import type { Sql } from '../Sql.ts';

/**
 * Lays the events of the hours that are over anew, in an order that says nothing. As they came they would lie beside each
 * other, and a copy of the database tell, from the moment at which somebody signed in, what was read just before and after.
 * Returns how many were laid.
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
