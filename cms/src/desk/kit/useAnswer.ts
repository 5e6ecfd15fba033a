import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FailedCall, get } from './call.ts';

type Options<Answer> = {
  /** As the server read it when it drew the screen. */
  initial?: Answer;
  /** Another value after something that makes the answer another one. */
  since?: string;
  /** After how many milliseconds it is asked again, if at all; `times` is how often it was asked since. */
  againAfter?: (answer: Answer, times: number) => number | null;
};
type Known<Answer> = { answer: Answer | null; askAgain: () => Promise<void> };

/** Parts of a screen that ask the same know at once what one of them has heard. */
const listeners = new Map<string, Set<(answer: unknown) => void>>();

/** What the CMS answers at a path, kept up to date; null while it is not known, or where there is none. */
export function useAnswer<Answer>(path: string | null, options: Options<Answer> = {}): Known<Answer> {
  const { initial, since = '', againAfter } = options;
  const [answer, setAnswer] = useState<Answer | null>(initial ?? null);
  const [times, setTimes] = useState(0);
  const newest = useRef(0);

  const askAgain = useCallback(async () => {
    if (path === null) return;
    newest.current += 1;
    const own = newest.current;
    const found = await get<Answer>(path).catch((error: FailedCall) => error);
    // An answer that comes after a later question says less.
    if (own !== newest.current) return;
    // One that failed says nothing, unless it says that there is none.
    if (!(found instanceof FailedCall)) for (const hear of listeners.get(path) ?? []) hear(found);
    else if (found.status === 404) setAnswer(null);
    setTimes((before) => before + 1);
  }, [path]);

  useEffect(() => {
    if (path === null) return;
    const heard = listeners.get(path) ?? new Set();
    listeners.set(path, heard.add(setAnswer as (answer: unknown) => void));
    return () => void heard.delete(setAnswer as (answer: unknown) => void);
  }, [path]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew after each such thing
  useEffect(() => {
    setTimes(0);
    if (initial === undefined) void askAgain();
  }, [askAgain, since]);

  const wait = answer === null ? null : (againAfter?.(answer, times) ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time runs anew after each answer
  useEffect(() => {
    if (wait === null) return;
    // Not in a tab that nobody sees; at once when it is seen again.
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

/** Of the record on the screen: asked for again after each save. */
export function useRecordAnswer<Answer>(
  pathOf: (id: number | string) => string,
  againAfter?: Options<Answer>['againAfter'],
): Known<Answer> {
  const { id, lastUpdateTime, savedDocumentData } = useDocumentInfo();
  const since = `${lastUpdateTime} ${savedDocumentData?.updatedAt}`;
  return useAnswer(id === undefined ? null : pathOf(id), { since, ...(againAfter ? { againAfter } : {}) });
}
