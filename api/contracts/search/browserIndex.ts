import type { SearchEntry } from './engine/createEntry.ts';

/** Entry of a condition in one language. The publisher makes it, and server and browser search it. */
export type ConditionEntry = SearchEntry & {
  categoryId: number;
  /** Code of the language of the names: the default language when the condition is not translated. */
  language: string;
};

/*
 * Files with which a browser searches the conditions of a language without the server. Without Zod: browser scripts
 * read this file.
 */

/** Fetched when a reader first uses a search field. */
export type BrowserIndex = {
  /** Version of the entries. A browser ignores a file of another version than its scripts know. */
  version: number;
  /** Whether `entries` has all conditions. Otherwise it is empty, because the file would be too large. */
  isComplete: boolean;
  /** With the beginnings of summaries, which suggestions show. */
  entries: (ConditionEntry & { summary: string })[];
  /** Codes of the other active languages, in the order in which their names are searched. */
  others: string[];
  categories: { id: number; name: string }[];
};

/**
 * Names of the conditions that have texts in a language. Fetched for the other languages when nothing fits in the
 * reader's own, and for all languages when the index is not complete and the server does not answer.
 */
export type BrowserNames = {
  version: number;
  names: [id: number, ...names: string[]][];
};

/** Version of the entries. Raise it when texts become other stems, weights or sentences: all entries are made anew. */
export const ENTRY_VERSION = 1;

export function browserIndexPath(language: string): string {
  return `/search/${language}/conditions.json`;
}

export function browserNamesPath(language: string): string {
  return `/search/${language}/names.json`;
}
