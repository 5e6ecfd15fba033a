import { useEffect, useReducer, useState } from 'react';
import { calls, guestApi } from '../../session/guestApi.ts';
import { fold } from './fold.ts';
import { SuggestionAsker } from './SuggestionAsker.ts';
import type { Picked } from './SuggestionPool.ts';

/** Until the status is `settled`, more suggestions may arrive, so none can be reported as missing. */
export type Look = Picked & { status: 'settled' | 'asking' | 'unanswered' };

/** Returns the known suggestions for a text, and requests missing ones while the box is open. */
export function useSuggestions({ lang, text, isOpen }: { lang: string; text: string; isOpen: boolean }): Look {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [asker] = useState(
    () =>
      new SuggestionAsker({
        ask: (folded) => guestApi.call(calls.listSuggestions, { query: { lang, q: folded } }),
        onAnswer: redraw,
      }),
  );
  const folded = fold(text);
  // Requests the empty text first: its response may be complete, so that no other is needed.
  useEffect(() => {
    if (isOpen) asker.want('');
  }, [asker, isOpen]);
  useEffect(() => {
    if (isOpen && folded) asker.want(folded);
  }, [asker, isOpen, folded]);
  const waiting = asker.isBusy ? 'asking' : 'unanswered';
  return { ...asker.pool.pick(folded), status: asker.pool.isSettled(folded) ? 'settled' : waiting };
}
