import { setTimeout as wait } from 'node:timers/promises';
import { Unavailable } from './errors.ts';

/** Resolves as `work` does, which is not stopped. @throws Unavailable when it takes longer than `ms` milliseconds */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
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
