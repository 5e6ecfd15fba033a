import { parsePath } from '@common-ground/site/src/routes.ts';
import { selectLanguages } from '../contentRows.ts';
import type { Sql } from '../Sql.ts';

export type Failure = { path: string; reason: string };

/** After so many tries a page is not tried again by itself: some four minutes after the first. */
export const MOST_TRIES = 8;
/** Pages that are taken at a time when they are tried again. */
export const MOST_PAGES_AT_ONCE = 48;

/** Notes pages that could not be rendered, and when each is tried again: later each time. */
export async function noteFailures(sql: Sql, failures: readonly Failure[]): Promise<void> {
  if (failures.length === 0) return;
  const nextTry = (tries: string) =>
    `CASE WHEN ${tries} < ${MOST_TRIES} THEN now() + make_interval(secs => 2 ^ (${tries} - 1)) END`;
  await sql.query({
    text: `INSERT INTO publisher.failed_page AS failed (path, reason, next_try_at)
           SELECT path, reason, ${nextTry('1')} FROM unnest($1::text[], $2::text[]) AS given(path, reason)
           ON CONFLICT (path) DO UPDATE SET reason = excluded.reason, tries = failed.tries + 1,
             next_try_at = ${nextTry('(failed.tries + 1)')}`,
    values: [failures.map(({ path }) => path), failures.map(({ reason }) => reason)],
  });
}

/** Those whose time has come, the longest waiting first. */
export async function selectDuePages(sql: Sql): Promise<string[]> {
  const { rows } = await sql.query<{ path: string }>(
    'SELECT path FROM publisher.failed_page WHERE next_try_at <= now() ORDER BY next_try_at LIMIT $1',
    [MOST_PAGES_AT_ONCE],
  );
  return rows.map(({ path }) => path);
}

/** Has every page that failed tried again at once, as if for the first time. `since` stays. */
export async function tryPagesAgain(sql: Sql): Promise<void> {
  await sql.query('UPDATE publisher.failed_page SET tries = 0, next_try_at = now()');
}

/** That these pages, which had failed, are in place: what they are about is before readers from now on. */
export async function noteMended(sql: Sql, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const ids = new Map((await selectLanguages(sql)).map(({ id, code }) => [code, id]));
  const names = paths.flatMap((path) => {
    const route = parsePath(path, ids.keys());
    if (route?.screen !== 'condition' && route?.screen !== 'category') return [];
    const { screen, id, language } = route;
    return [`${screen}:${id}`, `${screen}-translation:${id}:${ids.get(language)}`];
  });
  await sql.query('UPDATE publisher.live SET since = now() WHERE what = ANY($1)', [names]);
}
