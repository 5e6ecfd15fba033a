import { shortenText } from '@common-ground/api/contracts/cutText.ts';
import { SUGGESTION_DESCRIPTION } from '@common-ground/api/contracts/limits.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import type { HeaderSearchWords } from '@common-ground/api/contracts/wording/search.ts';
import { categoryPath } from '../../routes.ts';
import type { SuggestedCondition } from './suggest.ts';
import type { Look } from './useSuggestions.ts';

/** Choosing an entry opens its `href`, else searches for its `text`. */
export type Entry = {
  kind: 'recent' | 'popular' | 'condition' | 'near' | 'category' | 'all';
  key: string;
  text: string;
  /** Shown instead of `text`. */
  label?: string;
  description?: string;
  /** Code of the language of text and description, when it is not that of the page. */
  language?: string;
  href?: string;
};

export function startingEntries(recent: string[], words: HeaderSearchWords): Entry[] {
  const popular = [
    words.popularAutism,
    words.popularAdhd,
    words.popularCerebralPalsy,
    words.popularDownSyndrome,
    words.popularDepression,
  ];
  return [
    ...recent.map((text) => ({ kind: 'recent', key: `recent ${text}`, text }) as const),
    ...popular.map((text) => ({ kind: 'popular', key: `popular ${text}`, text }) as const),
  ];
}

/** Returns the entries for a typed text. Without a page about it, the last entry searches for it all the same. */
export function foundEntries(look: Look, { text, lang, words }: Found): Entry[] {
  const { hasPage, conditions, near, categories } = look;
  return [
    ...conditions.map((condition) => toEntry('condition', condition)),
    ...near.map((condition) => toEntry('near', condition)),
    ...categories.map(
      ({ id, name }) =>
        ({ kind: 'category', key: `category ${id}`, text: name, href: categoryPath(id, lang) }) as const,
    ),
    ...(hasPage === false && look.status === 'settled'
      ? [{ kind: 'all', key: 'all', text, label: words.searchAll } as const]
      : []),
  ];
}

type Found = { text: string; lang: string; words: HeaderSearchWords };

function toEntry(kind: Entry['kind'], { id, name, description, language }: SuggestedCondition): Entry {
  return {
    kind,
    key: `condition ${id}`,
    text: name,
    description: shortenText(description, SUGGESTION_DESCRIPTION),
    ...(language && { language }),
  };
}

/** Returns the line above the entries: that nothing is found, or that a corrected text is searched; else null. */
export function writeNote({ hasPage, searchedFor, categories, status }: Look, { text, words }: Found): string | null {
  if (status !== 'settled') return null;
  if (hasPage === false) return categories.length > 0 ? null : fill(words.none, { term: text });
  return searchedFor && fill(words.showing, { term: searchedFor });
}
