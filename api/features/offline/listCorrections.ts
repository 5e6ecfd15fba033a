import type { Database } from '../../platform/Database.ts';
import { type CorrectionsAsked, selectCorrections } from './queries/selectCorrections.ts';

/** What a transaction writes has its beginning for a time: whoever asked meanwhile is told at the next time. */
const OVERLAP_MS = 10 * 60 * 1000;

/** All that were asked from within some minutes share one kept answer. What is to come is not asked for. */
export function sinceOf(given: string, now = Date.now()): string {
  const since = Math.max(Math.min(new Date(given).getTime(), now) - OVERLAP_MS, 0);
  return new Date(since - (since % OVERLAP_MS)).toISOString();
}

/** What became of pages that somebody keeps. Whoever does not go on by `next` goes on by `now` all the same. */
export async function listCorrections(asked: { since: string; after?: string | undefined }, database: Database) {
  const { from, now, hasMore, corrections } = await selectCorrections(database, {
    since: asked.since,
    after: placeOf(asked.after),
  });
  const last = corrections.at(-1);
  return hasMore && last
    ? { from, now: last.at, next: last.at + last.path, corrections }
    : { from, now, next: null, corrections };
}

/** A time with the path that stands behind it. */
function placeOf(after: string | undefined): CorrectionsAsked['after'] {
  if (after === undefined) return null;
  const end = after.indexOf('/');
  // Of the 31st of February it makes a day that there is.
  return { at: new Date(after.slice(0, end)).toISOString(), path: after.slice(end) };
}
