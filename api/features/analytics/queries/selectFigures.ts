import { type Compared, type Figures, NEW_DAYS, PERIOD_DAYS } from '../../../contracts/analytics/dashboard.ts';
import { countRows, type Database, findRow } from '../../../platform/Database.ts';
import { DAY_VIEWS, TODAY } from './dayViews.ts';

type Counted = { total: number; now: number; before: number };

export async function selectFigures(database: Database): Promise<Figures> {
  const [users, views, pendingReports] = await Promise.all([
    countUsers(database),
    countViews(database),
    countRows(database, { name: 'figures-reports', text: `FROM content_reports WHERE status = 'pending'` }),
  ]);
  return {
    users: { total: users.total, newThisWeek: users.fresh, growth: compare(users) },
    pageViews: { total: views.total, growth: compare(views) },
    pendingReports,
  };
}

/** `percent` is null when `before` is zero. */
export function compare({ now, before }: Pick<Counted, 'now' | 'before'>): Compared {
  return { now, before, percent: before > 0 ? Math.round(((now - before) / before) * 100) : null };
}

async function countUsers(database: Database): Promise<Counted & { fresh: number }> {
  const since = (days: number) => `joined > now() - make_interval(days => ${days})`;
  const row = await findRow<Counted & { fresh: number }>(database, {
    name: 'figures-users',
    text: `SELECT count(*)::int AS total, ${countWhere(since(NEW_DAYS), 'fresh')}, ${countWhere(since(PERIOD_DAYS), 'now')},
             ${countWhere(`${since(2 * PERIOD_DAYS)} AND NOT ${since(PERIOD_DAYS)}`, 'before')}
           FROM (SELECT coalesce(joined_at, created_at) AS joined FROM users) u`,
  });
  return row ?? { total: 0, fresh: 0, now: 0, before: 0 };
}

async function countViews(database: Database): Promise<Counted> {
  const since = (days: number) => `day > ${TODAY} - ${days}`;
  const sumWhere = (test: string) => `coalesce(sum(count) FILTER (WHERE ${test}), 0)::int`;
  const row = await findRow<Counted>(database, {
    name: 'figures-views',
    text: `SELECT coalesce(sum(count), 0)::int AS total, ${sumWhere(since(PERIOD_DAYS))} AS now,
             ${sumWhere(`${since(2 * PERIOD_DAYS)} AND NOT ${since(PERIOD_DAYS)}`)} AS before
           FROM (${DAY_VIEWS}) days`,
  });
  return row ?? { total: 0, now: 0, before: 0 };
}

function countWhere(test: string, name: string): string {
  return `(count(*) FILTER (WHERE ${test}))::int AS ${name}`;
}
