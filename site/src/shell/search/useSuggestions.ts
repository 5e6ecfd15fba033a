import type { Suggestions } from '@common-ground/api/contracts/search/suggestions.ts';
import { useEffect, useReducer, useState } from 'react';
import { fold } from './fold.ts';
import { SuggestionAsker } from './SuggestionAsker.ts';
import type { Picked } from './SuggestionPool.ts';

/** `settled`: this is all there is. Until then more may come, so nothing can be said to be missing. */
export type Look = Picked & { status: 'settled' | 'asking' | 'unanswered' };

/** What is known for the text in the box, now; while the box is open, what is missing is asked for. */
export function useSuggestions({ lang, text, isOpen }: { lang: string; text: string; isOpen: boolean }): Look {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [asker] = useState(
    () => new SuggestionAsker({ ask: (folded) => fetchSuggestions(lang, folded), onAnswer: redraw }),
  );
  const folded = fold(text);
  // The answer for no text yet comes first: it may be all that is ever needed.
  useEffect(() => {
    if (isOpen) asker.want('');
  }, [asker, isOpen]);
  useEffect(() => {
    if (isOpen && folded) asker.want(folded);
  }, [asker, isOpen, folded]);
  const waiting = asker.isBusy ? 'asking' : 'unanswered';
  return { ...asker.pool.pick(folded), status: asker.pool.isSettled(folded) ? 'settled' : waiting };
}

/** Not through the client of the contracts: that would bring the schema library into the browser. */
async function fetchSuggestions(lang: string, text: string): Promise<Suggestions> {
  const parameters = new URLSearchParams({ lang, ...(text ? { q: text } : {}) });
  const response = await fetch(`/api/localized/suggestions?${parameters}`, { credentials: 'include' });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return response.json();
}
