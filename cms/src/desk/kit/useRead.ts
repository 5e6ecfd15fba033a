import type { Call } from '@common-ground/api/contracts/call.ts';
import { type CallInput, type CallOutput, fillPath } from '@common-ground/api/contracts/client.ts';
import { type FetcherValue, nanoquery } from '@nanostores/query';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { callApi, type FailedCall } from './callApi.ts';

/** Responses by path. All components that read a path share its response. */
const cache = new Map<string, { data?: unknown }>();
const [createRead, , { mutateCache }] = nanoquery({
  cache,
  dedupeTime: Number.POSITIVE_INFINITY,
  cacheLifetime: Number.POSITIVE_INFINITY,
  // A hidden tab sends no request; one that was due is sent when the tab is visible again.
  revalidateOnFocus: true,
  onErrorRetry: null,
});

type Options<Row extends Call> = {
  params?: CallInput<Row>['params'];
  /** Response that the server read when it rendered the screen. Replaces the first request. */
  initial?: CallOutput<Row>;
  /** A change of this key starts a new request. */
  since?: string;
  /** Returns the wait in ms, null for no further request. `times` counts requests since the last change of `since`. */
  againAfter?: (answer: CallOutput<Row>, times: number) => number | null;
};

const UNREAD: FetcherValue<null> = { loading: false };

/**
 * Sends a GET call, unless `row` is null, and keeps the response current. `answer` is null before the first success and
 * after a 404. Other failures leave the last response in place.
 */
export function useRead<Row extends Call>(row: Row | null, options: Options<Row> = {}) {
  const { params, initial, since, againAfter } = options;
  const key = row ? fillPath(row.path, params) : '';
  const times = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the row and its parameters
  const $read = useMemo(() => {
    const fetcher = async (): Promise<CallOutput<Row> | null> => {
      if (!row) return null;
      times.current += 1;
      // The library would drop the last response when a request fails.
      return callApi<Call>(row, { params } as CallInput<Call>).catch(({ status }: FailedCall) =>
        status === 404 ? null : (cache.get(key)?.data ?? null),
      ) as Promise<CallOutput<Row> | null>;
    };
    return createRead<CallOutput<Row> | null>(key, { fetcher });
  }, [key]);

  const askAgain = useCallback(async () => {
    // The library sends no second request meanwhile, and the pending one may not see what was just changed.
    await $read.value?.promise;
    $read.revalidate();
    await $read.value?.promise;
  }, [$read]);

  // Runs before the subscription below, which reads the cache and sends the first request.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later `initial` is older than the shared response
  useEffect(() => {
    times.current = 0;
    if (initial === undefined) return void askAgain();
    cache.set(key, {});
    mutateCache(key, initial);
  }, [askAgain, since]);

  const read = useSyncExternalStore(
    $read.listen,
    (): FetcherValue<CallOutput<Row> | null> => $read.value ?? UNREAD,
    () => UNREAD,
  );

  useEffect(() => {
    const { data, loading } = read;
    const wait = loading || data == null ? null : (againAfter?.(data, times.current) ?? null);
    if (wait === null) return;
    const timer = setTimeout($read.revalidate, wait);
    return () => clearTimeout(timer);
  }, [read, againAfter, $read]);

  return { answer: read.data ?? initial ?? null, askAgain };
}
