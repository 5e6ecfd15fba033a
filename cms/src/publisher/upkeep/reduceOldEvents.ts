import { BY_PROGRAM } from '@common-ground/api/contracts/analytics/analytics.ts';
import { EVENT_DAYS } from '@common-ground/api/contracts/limits.ts';
import { countRows, defineStatement } from '@common-ground/api/platform/statement.ts';
import { z } from 'zod';
import type { Sql } from '../Sql.ts';

/** Search texts that were used less often on a day are counted without the text. */
const SEARCHES_TOGETHER = 3;

/** Selects the subject under which an event is counted, by its type. */
const SUBJECT = `CASE event_type
  WHEN 'page_view' THEN data ->> 'page'
  WHEN 'search' THEN data ->> 'query'
  WHEN 'content_interaction' THEN concat_ws(' ', data ->> 'contentType', data ->> 'contentId', data ->> 'interaction')
  WHEN 'error' THEN concat_ws(' ', data ->> 'error', data ->> 'context')
  WHEN 'learning_progress' THEN data ->> 'moduleId'
  WHEN 'quiz_completion' THEN data ->> 'moduleId'
  ELSE data ->> 'action' END`;

const OLD_EVENTS = defineStatement({
  row: { count: z.number() },
  text: `WITH old AS (
      DELETE FROM analytics_events
      WHERE created_at < date_trunc('day', now(), 'UTC') - make_interval(days => ${EVENT_DAYS})
      RETURNING (created_at AT TIME ZONE 'UTC')::date AS day, event_type, coalesce(event_data, '{}') AS data),
    counted AS (
      SELECT day, event_type, coalesce(${SUBJECT}, '') AS subject, count(*) AS count
      FROM old WHERE data ->> 'by' IS DISTINCT FROM '${BY_PROGRAM}' GROUP BY 1, 2, 3),
    unspecific AS (
      SELECT day, event_type, sum(count) AS count,
        CASE WHEN event_type = 'search' AND count < ${SEARCHES_TOGETHER} THEN '' ELSE subject END AS subject
      FROM counted GROUP BY day, event_type, 4),
    kept AS (
      INSERT INTO analytics.day AS d (day, event_type, subject, count)
      SELECT day, event_type, subject, count FROM unspecific
      ON CONFLICT (day, event_type, subject) DO UPDATE SET count = d.count + excluded.count)
    SELECT count(*)::int AS count FROM old`,
});

/**
 * Replaces old events by daily counts. Events of programs are deleted without being counted. Resolves to the number of
 * deleted events.
 */
export const reduceOldEvents = (sql: Sql): Promise<number> => countRows(sql, OLD_EVENTS);
