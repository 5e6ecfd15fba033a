/**
 * What the publisher writes and the browser reads of the offline search index: `/search/<language>/manifest.json`, and
 * beside it the folders that it names, each a Pagefind index. Stands without the schema library, which would be most of
 * the script that reads it.
 */
export type SearchManifest = {
  /** Of the library and of what this project puts into it. Another version means another index. */
  version: string;
  /** Folders of the base, conditions by id. The first folder of base and delta together also holds the search engine. */
  base: string[];
  /** Folders with the conditions that changed since the base was made. */
  delta: string[];
  /** Ids of conditions whose entries in the base no longer count: changed or no longer published since. */
  superseded: number[];
  /** More has changed than the delta tells; the base is about to be made anew. */
  isStale?: true;
};

export function manifestPath(language: string): string {
  return `/search/${language}/manifest.json`;
}

/** Folders carry a hash of what is in them, so files in them never change. */
export const INDEX_FOLDER = /^(base|delta)-[0-9a-f]{16}$/;

/** What stands in such a folder: sizes in bytes by paths within it, in the file `indexFilesName`. */
export type IndexFiles = Record<string, number>;
export const indexFilesName = 'files.json';

/** The filters that every entry has, so that base and delta can be asked one by one. */
export type IndexPart = 'base' | 'delta';
export type EntryFilters = { part: IndexPart; category: string };

/** What the address of an entry says. In the other fields every word would be found by a search, dates and ids too. */
export type EntryFacts = {
  id: number;
  categoryId: number;
  /** ISO 8601. */
  lastUpdated: string;
  /** The language that name, summary and tags are really in. */
  language: string;
};

/** The texts of an entry. Aliases and tags are lists, as JSON. */
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
