import type { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { SUGGESTED_CONDITIONS } from '@common-ground/api/contracts/limits.ts';
import type { FoundCondition } from '@common-ground/api/contracts/search/find.ts';
import { calls, guestApi } from '../../session/guestApi.ts';
import type { BrowserSearch } from './browser/BrowserSearch.ts';

/** A suggested condition. `language` is the code of the language of its texts when it is not that of the page. */
export type SuggestedCondition = { id: number; name: string; description: string; language?: string };

export type SearchSuggestions = {
  /** Whether a condition is about the text; null when the text is too short to say so. */
  hasPage: boolean | null;
  /** Corrected text that was searched instead. */
  searchedFor: string | null;
  conditions: SuggestedCondition[];
  /** Conditions that may mention the text, when none is about it. */
  near: SuggestedCondition[];
};

/** Language of texts without a translation. Imported as a type: the value would load the schema library. */
const FALLBACK: typeof DEFAULT_LANGUAGE = 'en';

/** Letters from which a text is searched. A shorter text suggests names that begin with it. */
const SHORTEST_SEARCH = 2;

/** Returns the first results of the search for a text, from the browser's index. */
export async function suggestInBrowser(text: string, search: BrowserSearch): Promise<SearchSuggestions> {
  const toSuggested = (id: number): SuggestedCondition[] => {
    const entry = search.entry(id);
    if (!entry) return [];
    const { names, summary, language } = entry;
    return [{ id, name: names[0] ?? '', description: summary, ...(language !== search.language.code && { language }) }];
  };
  if ([...text].length < SHORTEST_SEARCH) {
    const beginning = search.findBeginning(text).slice(0, SUGGESTED_CONDITIONS);
    return { ...NONE, conditions: beginning.flatMap(({ id }) => toSuggested(id)) };
  }
  const { hasPage, searchedFor, hits, near } = await search.find({ search: text, category: '' });
  return {
    hasPage,
    searchedFor,
    conditions: hits.slice(0, SUGGESTED_CONDITIONS).flatMap(({ id }) => toSuggested(id)),
    near: near.flatMap(({ id }) => toSuggested(id)),
  };
}

/** Returns the first results of the search for a text, from the server. */
export async function suggestOnServer(text: string, lang: string): Promise<SearchSuggestions> {
  if ([...text].length < SHORTEST_SEARCH) return NONE;
  const toSuggested = (condition: FoundCondition) => fromAnswer(condition, lang);
  const query = { q: text, lang, uncounted: '1' as const };
  const { conditions, near, ...outcome } = await guestApi.call(calls.findConditions, { query });
  return {
    ...outcome,
    conditions: conditions.slice(0, SUGGESTED_CONDITIONS).map(toSuggested),
    near: near.map(toSuggested),
  };
}

const NONE: SearchSuggestions = { hasPage: null, searchedFor: null, conditions: [], near: [] };

function fromAnswer({ id, translation, ...texts }: FoundCondition, lang: string): SuggestedCondition {
  const { name, summary } = translation ?? texts;
  return { id, name, description: summary, ...(!translation && lang !== FALLBACK && { language: FALLBACK }) };
}
