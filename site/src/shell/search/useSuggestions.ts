import { useEffect, useReducer, useRef, useState } from 'react';
import type { BrowserSearch } from './browser/BrowserSearch.ts';
import { SuggestionAsker } from './SuggestionAsker.ts';
import { type SearchSuggestions, suggestInBrowser, suggestOnServer } from './suggest.ts';

export type Look = SearchSuggestions & {
  categories: { id: number; name: string }[];
  /** Until the status is `settled`, the suggestions are those of an earlier text, and none can be reported missing. */
  status: 'settled' | 'asking' | 'unanswered';
};

const NOTHING: SearchSuggestions = { hasPage: null, searchedFor: null, conditions: [], near: [] };

/** Returns suggestions for a text. Loads the browser's index once the box is open, and asks the server without one. */
export function useSuggestions({ lang, text, isOpen }: { lang: string; text: string; isOpen: boolean }): Look {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [source] = useState(() => createSource(lang, redraw));
  const last = useRef(NOTHING);
  useEffect(() => {
    if (isOpen) void source.open().catch(() => {});
  }, [source, isOpen]);
  useEffect(() => {
    if (isOpen && text) void source.asker.want(text);
  }, [source, isOpen, text]);

  const answer = source.asker.answers.get(text);
  if (answer) last.current = answer;
  // Suggestions of an earlier text stay only until the request for this text has failed.
  else if (source.asker.hasFailed(text)) last.current = NOTHING;
  const isSettled = answer !== undefined && answer.hasPage !== null;
  const waiting = source.asker.isBusy ? 'asking' : 'unanswered';
  return {
    ...(text ? last.current : NOTHING),
    categories: text ? (source.opened()?.findCategories(text) ?? []) : [],
    status: isSettled ? 'settled' : waiting,
  };
}

function createSource(lang: string, onAnswer: () => void) {
  let opening: Promise<BrowserSearch> | null = null;
  let opened: BrowserSearch | null = null;
  /** Loads the index once, and again after a failure. */
  const open = () => {
    opening ??= load(lang).catch((error) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  const asker = new SuggestionAsker<SearchSuggestions>({
    findNow: async (text) => {
      opened = await open();
      return opened.isComplete ? suggestInBrowser(text, opened) : null;
    },
    ask: (text) => suggestOnServer(text, lang),
    onAnswer,
  });
  return { open, opened: () => opened, asker };
}

async function load(lang: string): Promise<BrowserSearch> {
  const { openBrowserSearch } = await import('./browser/openBrowserSearch.ts');
  return openBrowserSearch(lang);
}
