import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FailedCall, get } from './call.ts';

type Options<Answer> = {
  /** Response that the server read when it rendered the screen. Replaces the first request. */
  initial?: Answer;
  /** A change of this key starts a new request, unless `initial` is given. */
  since?: string;
  /** Returns the wait in ms, null for no further request. `times` counts responses since `path` or `since` changed. */
  againAfter?: (answer: Answer, times: number) => number | null;
};
type Known<Answer> = { answer: Answer | null; askAgain: () => Promise<void> };

/** State setters by path. A response updates all components that use its path. */
const settersByPath = new Map<string, Set<(answer: unknown) => void>>();

/** Requests `path` and keeps the response current. `answer` is null before the first success and after a 404. */
export function useResponse<Answer>(path: string | null, options: Options<Answer> = {}): Known<Answer> {
  const { initial, since = '', againAfter } = options;
  const [answer, setAnswer] = useState<Answer | null>(initial ?? null);
  const [times, setTimes] = useState(0);
  const newest = useRef(0);

  const askAgain = useCallback(async () => {
    if (path === null) return;
    newest.current += 1;
    const own = newest.current;
    const found = await get<Answer>(path).catch((error: FailedCall) => error);
    // A newer request has started, so this response is out of date.
    if (own !== newest.current) return;
    // A failed request leaves the last response in place, except for a 404.
    if (!(found instanceof FailedCall)) for (const hear of settersByPath.get(path) ?? []) hear(found);
    else if (found.status === 404) setAnswer(null);
    setTimes((before) => before + 1);
  }, [path]);

  useEffect(() => {
    if (path === null) return;
    const heard = settersByPath.get(path) ?? new Set();
    settersByPath.set(path, heard.add(setAnswer as (answer: unknown) => void));
    return () => void heard.delete(setAnswer as (answer: unknown) => void);
  }, [path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new request for each value of `since`
  useEffect(() => {
    setTimes(0);
    if (initial === undefined) void askAgain();
  }, [askAgain, since]);

  const wait = answer === null ? null : (againAfter?.(answer, times) ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait starts again after each response
  useEffect(() => {
    if (wait === null) return;
    // Sends no request from a hidden tab. Sends one at once when the tab is visible again.
    const ask = () => void (document.hidden || askAgain());
    const timer = setTimeout(ask, wait);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [wait, times, askAgain]);

  return { answer, askAgain };
}

/** Requests data about the record on the screen, again after each save. */
export function useRecordResponse<Answer>(
  pathOf: (id: number | string) => string,
  againAfter?: Options<Answer>['againAfter'],
): Known<Answer> {
  const { id, lastUpdateTime, savedDocumentData } = useDocumentInfo();
  const since = `${lastUpdateTime} ${savedDocumentData?.updatedAt}`;
  return useResponse(id === undefined ? null : pathOf(id), { since, ...(againAfter ? { againAfter } : {}) });
}
