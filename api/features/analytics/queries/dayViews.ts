import { BY_PROGRAM } from '../../../contracts/analytics/analytics.ts';

/** Selects page views per UTC day, without programs: events of the last month, and counts of older days. */
export const DAY_VIEWS = `
  SELECT (created_at AT TIME ZONE 'UTC')::date AS day, count(*) AS count FROM analytics_events
  WHERE event_type = 'page_view' AND event_data ->> 'by' IS DISTINCT FROM '${BY_PROGRAM}' GROUP BY 1
  UNION ALL SELECT day, sum(count) FROM analytics.day WHERE event_type = 'page_view' GROUP BY 1`;

export const TODAY = `(now() AT TIME ZONE 'UTC')::date`;
