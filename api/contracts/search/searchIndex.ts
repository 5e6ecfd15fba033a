/** Manifest of a language's offline search index, beside its folders. Without Zod: browser scripts read this file. */
export type SearchManifest = {
  /**
   * Version of the search library and of the format that this project adds. An index of another version is built anew.
   */
  version: string;
  /** Folders of the base, with conditions by id. The first folder of base and delta also has the search engine. */
  base: string[];
  /** Folders with the conditions that changed since the base was made. */
  delta: string[];
  /** Ids of conditions whose entries in the base no longer count, because they changed or are no longer published. */
  superseded: number[];
  /** Set when more has changed than the delta contains, until a new base is made. */
  isStale?: true;
};

export function manifestPath(language: string): string {
  return `/search/${language}/manifest.json`;
}

/** Filters that every entry has, so that base and delta can be searched separately. */
export type IndexPart = 'base' | 'delta';
export type EntryFilters = { part: IndexPart; category: string };

/** Facts that are stored in the address of an entry, because a search would match dates and ids in any other field. */
export type EntryFacts = {
  id: number;
  categoryId: number;
  /** ISO 8601 time. */
  lastUpdated: string;
  /** Code of the language that name, summary and tags are in. */
  language: string;
};

/** Texts of an entry; `aliases` and `tags` are lists as JSON. */
export type EntryMeta = { title: string; aliases: string; summary: string; tags: string };

export function entryAddress({ id, categoryId, lastUpdated, language }: EntryFacts): string {
  return `/${id}?${new URLSearchParams({ category: String(categoryId), updated: lastUpdated, language })}`;
}

export function readEntryAddress(address: string): EntryFacts {
  const { pathname, searchParams } = new URL(address, 'http://entry');
  return {
    id: Number(pathname.slice(1)),
    categoryId: Number(searchParams.get('category')),
    lastUpdated: searchParams.get('updated') ?? '',
    language: searchParams.get('language') ?? '',
  };
}
