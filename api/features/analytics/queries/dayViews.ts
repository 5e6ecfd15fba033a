import { BY_PROGRAM } from '../../../contracts/analytics/analytics.ts';

/** Page views of persons by days (UTC): single ones of the last month, and the counts that older ones became. */
export const DAY_VIEWS = `
  SELECT (created_at AT TIME ZONE 'UTC')::date AS day, count(*) AS count FROM analytics_events
  WHERE event_type = 'page_view' AND event_data ->> 'by' IS DISTINCT FROM '${BY_PROGRAM}' GROUP BY 1
  UNION ALL SELECT day, sum(count) FROM analytics.day WHERE event_type = 'page_view' GROUP BY 1`;

/** Today, as days are counted here. */
export const TODAY = `(now() AT TIME ZONE 'UTC')::date`;
