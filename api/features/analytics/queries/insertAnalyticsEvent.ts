import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { ID_MAX, VIEW_MINUTES } from '../../../contracts/limits.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, selectRows } from '../../../platform/statement.ts';
import type { ReducedEvent } from '../reduceEvent.ts';

export type NewEvent = ReducedEvent & {
  /** Mark that distinguishes the readers of a condition on one day (`sendEvent.ts`). Null when no view is counted. */
  viewMark: Buffer | null;
};

const TRIES = 3;

const ANALYTICS_INSERT = defineStatement({
  name: 'analytics-insert',
  row: { id: z.number() },
  text: `WITH kept AS (
           INSERT INTO analytics_events (id, event_type, event_data, created_at, updated_at)
           SELECT $1, $2, $3::jsonb, hour, hour FROM date_trunc('hour', now(), 'UTC') hour
           ON CONFLICT (id) DO NOTHING RETURNING id),
         fresh AS (
           INSERT INTO analytics.recent_view AS recent (mark)
           SELECT $5 FROM conditions WHERE id = $4 AND _status = 'published'
           ON CONFLICT (mark) DO UPDATE SET counted_at = now()
             WHERE recent.counted_at <= now() - make_interval(mins => ${VIEW_MINUTES})
           RETURNING 1),
         viewed AS (INSERT INTO analytics.view (condition_id) SELECT $4 FROM fresh)
         SELECT id FROM kept`,
});

/**
 * Stores an event and the view of a condition. A random id and a time rounded down to the hour hide the order of
 * events, which could identify a reader. The places of rows in the table show the order until the hour is over
 * (cms/src/publisher/upkeep/shuffleEvents.ts).
 */
export async function insertAnalyticsEvent(database: Database, event: NewEvent): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const kept = await selectRows(database, ANALYTICS_INSERT, [
      randomInt(1, ID_MAX),
      event.eventType,
      JSON.stringify(event.eventData),
      event.viewMark && event.conditionId,
      event.viewMark,
    ]);
    if (kept.length > 0) return;
  }
}
