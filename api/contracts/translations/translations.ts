/** Kinds whose translations are written in the translation editor, entry by entry. */
export const LISTED_KINDS = ['condition', 'category', 'page', 'path'] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

/**
 * States of a page in a language; the first that holds counts. `partial`: up to date, but parts show the source.
 * `stale`: the source has changed since. `in_review`, `draft`: not complete and up to date, but being worked on.
 */
export const PAGE_STATES = ['published', 'in_review', 'draft', 'partial', 'stale', 'missing'] as const;
export type PageState = (typeof PAGE_STATES)[number];

/** Texts of a translation of a condition or a category, by field. */
export type TranslationTexts = Record<string, string | string[]>;
