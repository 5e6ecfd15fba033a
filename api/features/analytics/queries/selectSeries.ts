import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, type RowFrom, selectRows } from '../../../platform/statement.ts';
import { DAY_VIEWS, TODAY } from './selectFigures.ts';

/** Length of the series of page views in days, and of the other series in weeks. */
export const VIEW_DAYS = 30;
export const WEEKS = 12;

const WEEK = (moment: string) => `date_trunc('week', ${moment} AT TIME ZONE 'UTC')`;
const THESE_WEEKS = `generate_series(${WEEK('now()')} - interval '${WEEKS - 1} weeks', ${WEEK('now()')}, interval '1 week') week`;
const asMoment = (day: string) => `(${day}) AT TIME ZONE 'UTC' AS day`;

/** `day` is a day or the Monday of a week, in UTC. `value` is null when there was nothing to measure. */
const POINT = { day: z.date(), value: z.number().nullable() };

const SERIES_VIEWS = defineStatement({
  name: 'series-views',
  row: POINT,
  text: `SELECT ${asMoment('d.day::timestamp')}, coalesce(sum(v.count), 0)::int AS value
         FROM generate_series(${TODAY} - ${VIEW_DAYS - 1}, ${TODAY}, interval '1 day') d(day)
           LEFT JOIN (${DAY_VIEWS}) v ON v.day = d.day::date GROUP BY d.day ORDER BY d.day`,
});

export type Point = RowFrom<typeof SERIES_VIEWS>;

export function selectDayViews(database: Database): Promise<Point[]> {
  return selectRows(database, SERIES_VIEWS);
}

const SERIES_SIGN_UPS = defineStatement({
  name: 'series-sign-ups',
  row: POINT,
  text: `SELECT ${asMoment('week')}, count(u.id)::int AS value
         FROM ${THESE_WEEKS} LEFT JOIN users u ON ${WEEK('coalesce(u.joined_at, u.created_at)')} = week
         GROUP BY week ORDER BY week`,
});

export function selectSignUps(database: Database): Promise<Point[]> {
  return selectRows(database, SERIES_SIGN_UPS);
}

const SERIES_TIME_TO_REVIEW = defineStatement({
  name: 'series-time-to-review',
  row: { ...POINT, decided: z.number() },
  text: `SELECT ${asMoment('week')}, count(c.id)::int AS decided,
           percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM c.decided_at - c.submitted_at)::float8 / 86400) AS value
         FROM ${THESE_WEEKS} LEFT JOIN contributions c ON c.submitted_at IS NOT NULL AND ${WEEK('c.decided_at')} = week
         GROUP BY week ORDER BY week`,
});

export type ReviewWeek = RowFrom<typeof SERIES_TIME_TO_REVIEW>;

/** Selects per week the number of decisions, and the median of days from submission to decision. */
export function selectTimeToReview(database: Database): Promise<ReviewWeek[]> {
  return selectRows(database, SERIES_TIME_TO_REVIEW);
}
