import type { PageKind } from '../../../contracts/encyclopedia/fields.ts';

type PageTables = { table: string; versions: string; translations: string; key: string; isPublished: string };

/** Where pages and their translations are kept. `s` is the source: a condition or a category in the default language. */
export const PAGE_TABLES: Record<PageKind, PageTables> = {
  condition: {
    table: 'conditions',
    versions: '_conditions_v',
    translations: 'condition_translations',
    key: 'condition_id',
    isPublished: `s._status = 'published'`,
  },
  category: {
    table: 'categories',
    versions: '_categories_v',
    translations: 'category_translations',
    key: 'category_id',
    isPublished: 'true',
  },
};

/** Counts up when the text that readers have of a source changes: what translations are held against. */
export const REVISION = 'coalesce(s.revision, 1)';
