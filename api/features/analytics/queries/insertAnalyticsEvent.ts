import { randomInt } from 'node:crypto';
import { ID_MAX, VIEW_MINUTES } from '../../../contracts/limits.ts';
import { type Database, rowsOf } from '../../../platform/Database.ts';
import type { ReducedEvent } from '../reduceEvent.ts';

export type NewEvent = ReducedEvent & {
  /** Tells this reader of this condition from others for a while; null where nothing is counted. */
  viewMark: Buffer | null;
};

const TRIES = 3;

/**
 * Keeps an event and, with it in one statement, the view of a condition that it is. The id is random and the time rounded
 * to the hour, so that nothing tells which events followed each other: what a person is known to have done would give away
 * what was read just before. The place in the table tells it until the hour is over (cms/src/publisher/upkeep/shuffleEvents.ts).
 */
export async function insertAnalyticsEvent(database: Database, event: NewEvent): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const kept = await rowsOf(database, {
      name: 'analytics-insert',
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
      values: [
        randomInt(1, ID_MAX),
        event.eventType,
        JSON.stringify(event.eventData),
        event.viewMark && event.conditionId,
        event.viewMark,
      ],
    });
    if (kept.length > 0) return;
  }
}
