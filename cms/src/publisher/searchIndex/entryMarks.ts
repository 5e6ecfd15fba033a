import type { TouchedEntry } from './SearchIndex.ts';

/** What stands for an entry of the search index among the dirty paths: an address that no page has. */
export function entryMark({ language, conditionId }: TouchedEntry): string {
  return conditionId === null ? `/search/${language}` : `/search/${language}/${conditionId}`;
}

export function entryOf(mark: string): TouchedEntry {
  const [, , language = '', id] = mark.split('/');
  return { language, conditionId: id === undefined ? null : Number(id) };
}
