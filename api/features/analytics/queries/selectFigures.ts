import { z } from 'zod';
import { BY_PROGRAM } from '../../../contracts/analytics/analytics.ts';
import { type Compared, type Figures, NEW_DAYS, PERIOD_DAYS } from '../../../contracts/analytics/dashboard.ts';
import type { Database } from '../../../platform/Database.ts';
import { countRows, defineStatement, findRow, type RowFrom } from '../../../platform/statement.ts';

/** Selects page views per UTC day, without programs: events of the last month, and counts of older days. */
export const DAY_VIEWS = `
  SELECT (created_at AT TIME ZONE 'UTC')::date AS day, count(*) AS count FROM analytics_events
  WHERE event_type = 'page_view' AND event_data ->> 'by' IS DISTINCT FROM '${BY_PROGRAM}' GROUP BY 1
  UNION ALL SELECT day, sum(count) FROM analytics.day WHERE event_type = 'page_view' GROUP BY 1`;

export const TODAY = `(now() AT TIME ZONE 'UTC')::date`;

const FIGURES_REPORTS = defineStatement({
  name: 'figures-reports',
  row: { count: z.number() },
  text: `SELECT count(*)::int AS count FROM content_reports WHERE status = 'pending'`,
});

export async function selectFigures(database: Database): Promise<Figures> {
  const [users, views, pendingReports] = await Promise.all([
    countUsers(database),
    countViews(database),
    countRows(database, FIGURES_REPORTS),
  ]);
  return {
    users: { total: users.total, newThisWeek: users.fresh, growth: compare(users) },
    pageViews: { total: views.total, growth: compare(views) },
    pendingReports,
  };
}

/** `percent` is null when `before` is zero. */
export function compare({ now, before }: { now: number; before: number }): Compared {
  return { now, before, percent: before > 0 ? Math.round(((now - before) / before) * 100) : null };
}

const countWhere = (test: string) => `(count(*) FILTER (WHERE ${test}))::int`;
const joinedWithin = (days: number) => `joined > now() - make_interval(days => ${days})`;

const USERS = defineStatement({
  name: 'figures-users',
  row: { total: z.number(), fresh: z.number(), now: z.number(), before: z.number() },
  text: `SELECT count(*)::int AS total, ${countWhere(joinedWithin(NEW_DAYS))} AS fresh,
           ${countWhere(joinedWithin(PERIOD_DAYS))} AS now,
           ${countWhere(`${joinedWithin(2 * PERIOD_DAYS)} AND NOT ${joinedWithin(PERIOD_DAYS)}`)} AS before
         FROM (SELECT coalesce(joined_at, created_at) AS joined FROM users) u`,
});

async function countUsers(database: Database): Promise<RowFrom<typeof USERS>> {
  return (await findRow(database, USERS)) ?? { total: 0, fresh: 0, now: 0, before: 0 };
}

const sumWhere = (test: string) => `coalesce(sum(count) FILTER (WHERE ${test}), 0)::int`;
const viewedWithin = (days: number) => `day > ${TODAY} - ${days}`;

const VIEWS = defineStatement({
  name: 'figures-views',
  row: { total: z.number(), now: z.number(), before: z.number() },
  text: `SELECT coalesce(sum(count), 0)::int AS total, ${sumWhere(viewedWithin(PERIOD_DAYS))} AS now,
           ${sumWhere(`${viewedWithin(2 * PERIOD_DAYS)} AND NOT ${viewedWithin(PERIOD_DAYS)}`)} AS before
         FROM (${DAY_VIEWS}) days`,
});

async function countViews(database: Database): Promise<RowFrom<typeof VIEWS>> {
  return (await findRow(database, VIEWS)) ?? { total: 0, now: 0, before: 0 };
}
