import { useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FailedCall, get } from './call.ts';

type Known<Answer> = {
  /** Null while it is not known, or where there is none. */
  answer: Answer | null;
  /** How often was asked since the record was saved. */
  times: number;
  askAgain: () => Promise<void>;
};

/** What the CMS says of the record on the screen, asked for again after each save. */
export function useRecordAnswer<Answer>(pathOf: (id: number | string) => string): Known<Answer> {
  const { id, lastUpdateTime, savedDocumentData } = useDocumentInfo();
  const path = id === undefined ? null : pathOf(id);
  const [answer, setAnswer] = useState<Answer | null>(null);
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
    if (!(found instanceof FailedCall)) setAnswer(found);
    else if (found.status === 404) setAnswer(null);
    setTimes((before) => before + 1);
  }, [path]);

  const saved = `${lastUpdateTime} ${savedDocumentData?.updatedAt}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew after each save
  useEffect(() => {
    setTimes(0);
    void askAgain();
  }, [askAgain, saved]);

  return { answer, times, askAgain };
}
