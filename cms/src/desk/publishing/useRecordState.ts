'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { RecordState } from '../../publisher/state/RecordState.ts';
import type { Viewable } from './viewPage.ts';

type Wanted = {
  collection: Viewable;
  id: number | string | undefined;
  /** Another value after each save. */
  change: string;
};

/** Most changes are live within a second; one that is not is asked about less often. */
const SOON_MS = 700;
const LATER_MS = 4000;
const SOON_TIMES = 10;

/** How a record stands with readers: read after each save, and again only while something is still to come. */
export function useRecordState({ collection, id, change }: Wanted): [RecordState | null, () => Promise<void>] {
  const [state, setState] = useState<RecordState | null>(null);
  const [times, setTimes] = useState(0);
  const newest = useRef(0);
  const read = useCallback(async () => {
    if (id === undefined) return;
    newest.current += 1;
    const own = newest.current;
    const response = await fetch(`/cms/api/publisher/records/${collection}/${id}`).catch(() => null);
    const found: RecordState | null = response?.ok ? await response.json() : null;
    // An answer that comes after a later question says less.
    if (own !== newest.current) return;
    if (found) setState(found);
    setTimes((before) => before + 1);
  }, [collection, id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew after each save
  useEffect(() => {
    setTimes(0);
    void read();
  }, [read, change]);

  useEffect(() => {
    if (!state || !isToCome(state)) return;
    const timer = setTimeout(read, times < SOON_TIMES && state.state !== 'failed' ? SOON_MS : LATER_MS);
    return () => clearTimeout(timer);
  }, [state, times, read]);

  return [state, read];
}

function isToCome(state: RecordState): boolean {
  return state.state === 'publishing' || state.state === 'leaving' || (state.state === 'failed' && state.isTriedAgain);
}
