import type { MixedLoad, Published, Sent } from './Load.ts';

/** The effect of a fault on readers and writers until it was repaired. Seconds are counted from the fault. */
export type Effect = {
  fault: string;
  requests: number;
  pages: number;
  failedPages: number;
  /** Refused reads and writes of the API and the CMS, by status. */
  refused: Record<string, number>;
  /** Refused without `Retry-After`, or with another status than 503. */
  wrongRefusals: number;
  /** Seconds until the last refusal; 0 when nothing was refused. */
  refusedForSeconds: number;
  /** Longest time between two acknowledged writes, in seconds. */
  longestGapSeconds: number;
  slowestRequestSeconds: number;
  /**
   * Longest time until a text was on its page, in seconds: from its click on Publish, or from the last refusal where the
   * click came before. Null when nothing was published.
   */
  publishingSeconds: number | null;
  neverPublished: number;
};

const WRITES = ['sign-in', 'bookmark', 'post', 'proposal', 'publish'];

type Window = { fault: string; from: number; to: number };

export function summariseFault(load: MixedLoad, { fault, from, to }: Window): Effect {
  const isWithin = ({ at }: { at: number }) => at >= from && at < to;
  const sent = load.sent.filter(isWithin);
  const pages = sent.filter(({ kind }) => kind === 'page');
  const refused = sent.filter(({ kind, status }) => kind !== 'page' && (status < 200 || status >= 300));
  const lastRefusal = Math.max(from, ...refused.map(({ at, milliseconds }) => at + milliseconds));
  const published = load.published.filter(({ clicked, live }) => clicked < to && (live ?? to) > from);
  const acknowledged = load.acknowledged.filter(isWithin).map(({ at }) => at);
  return {
    fault,
    requests: sent.length,
    pages: pages.length,
    failedPages: pages.filter(({ status }) => status !== 200).length,
    refused: countStatuses(refused),
    wrongRefusals: refused.filter(isWrong).length,
    refusedForSeconds: toSeconds(lastRefusal - from),
    longestGapSeconds: toSeconds(findLongestGap([from, ...acknowledged, to])),
    slowestRequestSeconds: toSeconds(Math.max(0, ...sent.map(({ milliseconds }) => milliseconds))),
    publishingSeconds: findSlowestPublish(published, lastRefusal),
    neverPublished: published.filter(({ live }) => live === null).length,
  };
}

/** Whether a refusal is another than 503 with `Retry-After`. */
function isWrong({ status, hasRetryAfter }: Sent): boolean {
  return status !== 503 || !hasRetryAfter;
}

function countStatuses(refused: Sent[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind, status } of refused) {
    const name = `${WRITES.includes(kind) ? 'write' : kind} ${status}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

function findLongestGap(times: number[]): number {
  return Math.max(...times.slice(1).map((time, place) => time - (times[place] ?? time)));
}

function findSlowestPublish(published: Published[], lastRefusal: number): number | null {
  const waits = published.flatMap(({ clicked, live }) =>
    live === null ? [] : [live - Math.max(clicked, lastRefusal)],
  );
  return waits.length === 0 ? null : toSeconds(Math.max(0, ...waits));
}

function toSeconds(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10;
}
