import { PRIORITY, type Priority } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { defineStatement, execute, json, type RowFrom, selectRows } from '@common-ground/api/platform/statement.ts';
import { z } from 'zod';
import { isLastingFailure } from '../storage/LastingFailure.ts';
import type { Sql } from './Sql.ts';

export type Failure = { path: string; reason: string };

/** Number of tries after which a page is not retried by itself. The last try is about two minutes after the first. */
export const MAX_TRIES = 8;
/** Pages rendered in one transaction. Fewer when they are not urgent, so that an urgent page hardly waits for them. */
const URGENT_AT_A_TIME = 60;
const OTHERS_AT_A_TIME = 32;
const MARKS_AT_A_TIME = 10_000;

/** Milliseconds that a forum page waits after a render, by priority, so that many posts cause few renders. */
const FORUM_PAUSES_MS: Partial<Record<Priority, number>> = {
  [PRIORITY.own]: 200,
  [PRIORITY.shown]: 500,
  [PRIORITY.machine]: 500,
  [PRIORITY.refresh]: 30_000,
};
const OF_FORUM = /^(\/[a-zA-Z-]+)?\/community\//;

const ENTRIES = `path LIKE '/search/%'`;

/**
 * The search entry of a condition in a language. `conditionId` is null for all entries of the language, and `file` when
 * only the file for browsers changes.
 */
export type TouchedEntry = { language: string; conditionId: number | 'file' | null };

/** A dirty search entry has a path without a page: `/search/es/12`, or `/search/es` for all of them. */
export function toEntryPath({ language, conditionId }: TouchedEntry): string {
  return conditionId === null ? `/search/${language}` : `/search/${language}/${conditionId}`;
}

export function parseEntryPath(mark: string): TouchedEntry {
  const [, , language = '', id] = mark.split('/');
  return { language, conditionId: id === undefined ? null : id === 'file' ? id : Number(id) };
}

// A change makes a failed page due without its backoff, and never lengthens the pause of another page.
const MARK = defineStatement({
  name: 'publisher-mark',
  text: `INSERT INTO publisher.dirty AS d (path, priority, not_before)
         SELECT path, priority, coalesce((SELECT p.rendered_at + make_interval(secs => pause / 1000.0)
           FROM publisher.page p WHERE p.path = given.path AND pause > 0), '-infinity')
         FROM unnest($1::text[], $2::smallint[], $3::int[]) WITH ORDINALITY AS given (path, priority, pause, place) ORDER BY place
         ON CONFLICT (path) DO UPDATE
         SET priority = least(d.priority, excluded.priority), mark = excluded.mark,
           not_before = CASE WHEN d.error IS NULL THEN least(d.not_before, excluded.not_before) ELSE excluded.not_before END`,
});

/** Adds dirty pages in this order. A page that is dirty already gets the more urgent of both priorities. */
export async function addDirtyPages(sql: Sql, marks: Iterable<DirtyPage>): Promise<void> {
  const urgent = new Map<string, Priority>();
  for (const { path, priority } of marks) {
    const known = urgent.get(path);
    if (known === undefined || priority < known) urgent.set(path, priority);
  }
  const all = [...urgent];
  for (let start = 0; start < all.length; start += MARKS_AT_A_TIME) {
    const part = all.slice(start, start + MARKS_AT_A_TIME);
    await execute(sql, MARK, [
      part.map(([path]) => path),
      part.map(([, priority]) => priority),
      part.map(([path, priority]) => (OF_FORUM.test(path) ? (FORUM_PAUSES_MS[priority] ?? 0) : 0)),
    ]);
  }
}

export type DirtyEntry = { path: string; mark: string };

const priority = z.literal(Object.values(PRIORITY));

/** `entries` are not locked, because only the leader writes search entries. */
const DUE = defineStatement({
  name: 'publisher-due',
  row: {
    hasChanges: z.boolean(),
    urgency: priority.nullable(),
    isRebuilding: z.boolean(),
    /** Milliseconds until the first postponed or failed page is due; null when there is none. */
    untilNext: z.number().nullable(),
    entries: json<DirtyEntry[] | null>(),
  },
  text: `SELECT EXISTS (SELECT FROM publisher.change) AS "hasChanges",
           (SELECT priority FROM publisher.dirty WHERE not_before <= now() AND NOT ${ENTRIES} ORDER BY priority LIMIT 1) AS urgency,
           EXISTS (SELECT FROM publisher.rebuild WHERE finished_at IS NULL AND started_at IS NOT NULL) AS "isRebuilding",
           (SELECT ceil(1000 * extract(epoch FROM not_before - now()))::float8 FROM publisher.dirty
            WHERE not_before > now() AND not_before < 'infinity' ORDER BY not_before LIMIT 1) AS "untilNext",
           (SELECT json_agg(json_build_object('path', path, 'mark', mark::text)) FROM publisher.dirty
            WHERE not_before <= now() AND ${ENTRIES}) AS entries`,
});
export type Due = RowFrom<typeof DUE>;

export async function selectDue(sql: Sql): Promise<Due> {
  const [due] = await selectRows(sql, DUE);
  return due ?? { hasChanges: false, urgency: null, isRebuilding: false, untilNext: null, entries: null };
}

const TAKE = defineStatement({
  name: 'publisher-take',
  row: { path: z.string(), priority },
  text: `SELECT path, priority FROM publisher.dirty WHERE not_before <= now() AND NOT ${ENTRIES}
         ORDER BY priority, mark LIMIT $1 FOR UPDATE SKIP LOCKED`,
});
export type DirtyPage = RowFrom<typeof TAKE>;

/** Selects the most urgent due pages and locks them until the transaction ends. Skips locked ones. */
export function lockDuePages(sql: Sql, urgency: Priority): Promise<DirtyPage[]> {
  return selectRows(sql, TAKE, [urgency < PRIORITY.many ? URGENT_AT_A_TIME : OTHERS_AT_A_TIME]);
}

const PAUSES_END = defineStatement({
  text: `UPDATE publisher.dirty SET not_before = '-infinity' WHERE not_before > '-infinity' AND error IS NULL`,
});

/**
 * Ends the pauses of pages that have not failed. Resolves to whether any page had one, even one that was already over.
 */
export async function endPauses(sql: Sql): Promise<boolean> {
  return (await execute(sql, PAUSES_END)) > 0;
}

const UNMARK = defineStatement({
  name: 'publisher-unmark',
  text: `DELETE FROM publisher.dirty d USING unnest($1::text[], $2::bigint[]) AS done (path, mark)
         WHERE d.path = done.path AND d.mark = done.mark`,
});

/** Removes the dirty flag of these entries, except of those that became dirty again meanwhile. */
export async function deleteDirtyEntries(sql: Sql, entries: readonly DirtyEntry[]): Promise<void> {
  await execute(sql, UNMARK, [entries.map(({ path }) => path), entries.map(({ mark: number }) => number)]);
}

/** True when a page with this number of tries and this error is tried again by itself. */
const isRetried = (tries: string, error: string) => `(${tries} < ${MAX_TRIES} OR ${isLastingFailure(error)})`;

const nextTry = (tries: string, error: string) =>
  `CASE WHEN ${isRetried(tries, error)} THEN clock_timestamp() + make_interval(secs => 2 ^ least(${tries} - 1, 6)) ELSE 'infinity' END`;

const FAILURES = defineStatement({
  text: `INSERT INTO publisher.dirty AS d (path, priority, attempts, error, not_before)
         SELECT path, ${PRIORITY.refresh}, 1, reason, ${nextTry('1', 'reason')} FROM unnest($1::text[], $2::text[]) AS given (path, reason)
         ON CONFLICT (path) DO UPDATE SET attempts = d.attempts + 1, error = excluded.error,
           since = CASE WHEN d.error IS NULL THEN clock_timestamp() ELSE d.since END,
           not_before = ${nextTry('(d.attempts + 1)', 'excluded.error')}`,
});

/**
 * Stores failed paths with the reasons and the next try, after a backoff that doubles until `MAX_TRIES`. While storage or
 * CDN is down, tries go on every 64 seconds.
 */
export async function saveFailures(sql: Sql, failures: readonly Failure[]): Promise<void> {
  if (failures.length > 0)
    await execute(sql, FAILURES, [failures.map(({ path }) => path), failures.map(({ reason }) => reason)]);
}
