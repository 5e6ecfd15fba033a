import type { Database } from '../../platform/Database.ts';
import { type CorrectionsAsked, selectCorrections } from './queries/selectCorrections.ts';

/** Rows have the time at which their transaction began, so a change may appear after a later `now` was sent. */
const OVERLAP_MS = 10 * 60 * 1000;

/** Moves a time back by OVERLAP_MS and rounds it down, so that requests share a response. Future times count as now. */
export function roundSince(given: string, now = Date.now()): string {
  const since = Math.max(Math.min(new Date(given).getTime(), now) - OVERLAP_MS, 0);
  return new Date(since - (since % OVERLAP_MS)).toISOString();
}

/** Lists changes of pages. With `next`, `now` is the time of the last change, so clients without `next` miss none. */
export async function listCorrections(asked: { since: string; after?: string | undefined }, database: Database) {
  const { from, now, hasMore, corrections } = await selectCorrections(database, {
    since: asked.since,
    after: parseAfter(asked.after),
  });
  const last = corrections.at(-1);
  return hasMore && last
    ? { from, now: last.at, next: last.at + last.path, corrections }
    : { from, now, next: null, corrections };
}

function parseAfter(after: string | undefined): CorrectionsAsked['after'] {
  if (after === undefined) return null;
  const end = after.indexOf('/');
  // Turns 31 February into a valid day: `Date` accepts it, PostgreSQL does not.
  return { at: new Date(after.slice(0, end)).toISOString(), path: after.slice(end) };
}
