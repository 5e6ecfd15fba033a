import { setTimeout as wait } from 'node:timers/promises';
import { Unavailable } from './errors.ts';

/** Settles as `work` does, and never stops it. @throws Unavailable when `work` takes longer than `ms` milliseconds */
export async function limitTime<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const isDone = new AbortController();
  const limit = wait(ms, undefined, { signal: isDone.signal, ref: false }).then(() => {
    throw new Unavailable();
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    limit.catch(() => {});
    isDone.abort();
  }
}
