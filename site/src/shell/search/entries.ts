import { shortenText } from '@common-ground/api/contracts/cutText.ts';
import { SUGGESTION_DESCRIPTION } from '@common-ground/api/contracts/limits.ts';
import type { HeaderSearchWords } from '@common-ground/api/contracts/wording/search.ts';
import { categoryPath } from '../../routes.ts';
import type { Look } from './useSuggestions.ts';

/** Choosing an entry opens its `href`, else searches for its `text`. */
export type Entry = {
  kind: 'recent' | 'popular' | 'condition' | 'category';
  key: string;
  text: string;
  description?: string;
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

export function foundEntries({ conditions, categories }: Look, lang: string): Entry[] {
  return [
    ...conditions.map(
      ({ id, name, description }) =>
        ({
          kind: 'condition',
          key: `condition ${id}`,
          text: name,
          description: shortenText(description, SUGGESTION_DESCRIPTION),
        }) as const,
    ),
    ...categories.map(
      ({ id, name }) =>
        ({ kind: 'category', key: `category ${id}`, text: name, href: categoryPath(id, lang) }) as const,
    ),
  ];
}
