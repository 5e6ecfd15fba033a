import { Breaker } from '../../storage/Breaker.ts';
import { LastingFailure } from '../../storage/LastingFailure.ts';
import type { Purge } from './Purge.ts';
import { API_BASES, createPurgeAdapter, type PurgeCall, type PurgeSettings } from './purgeCalls.ts';

/** Milliseconds for one call. Pages of the same batch wait for it. */
const CALL_MS = 5000;

/** Returns the purge of the settings; null without a CDN. After a failed call, purges fail at once for two seconds. */
export function createPurge(settings: PurgeSettings, bases = API_BASES): Purge | null {
  const adapter = createPurgeAdapter(settings, bases);
  if (!adapter) return null;
  const { atATime, toCall } = adapter;
  const breaker = new Breaker();
  const purge = (paths: readonly string[] | 'everything') => breaker.run(() => sendPurge(toCall(paths)));
  return {
    async paths(paths) {
      for (let start = 0; start < paths.length; start += atATime) await purge(paths.slice(start, start + atATime));
    },
    everything: () => purge('everything'),
  };
}

async function sendPurge({ url, headers, body }: PurgeCall): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body && JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(CALL_MS),
  }).catch((error: Error) => {
    const { code } = (error.cause ?? {}) as { code?: string };
    throw new LastingFailure('purge', `the CDN did not answer (${code ?? error.name})`, error);
  });
  await response.body?.cancel();
  if (!response.ok) throw new LastingFailure('purge', `the CDN answered ${response.status}`);
}
