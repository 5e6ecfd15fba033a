import { countRows, defineStatement } from '@common-ground/api/platform/statement.ts';
import { z } from 'zod';
import type { Sql } from '../Sql.ts';

const SHUFFLED = defineStatement({
  row: { count: z.number() },
  text: `WITH hour AS (UPDATE analytics.shuffled SET until = date_trunc('hour', now(), 'UTC') FROM analytics.shuffled before
                  WHERE before.until < date_trunc('hour', now(), 'UTC') RETURNING before.until AS since, shuffled.until),
      taken AS (DELETE FROM analytics_events e USING hour
                WHERE e.created_at >= hour.since AND e.created_at < hour.until RETURNING e.*),
      laid AS (INSERT INTO analytics_events SELECT * FROM taken ORDER BY random() RETURNING 1)
    SELECT count(*)::int AS count FROM laid`,
});

/**
 * Rewrites events of past hours in random order. Otherwise a copy of the database could tell what a user read just
 * before and after signing in.
 */
export const shuffleEvents = (sql: Sql): Promise<number> => countRows(sql, SHUFFLED);
