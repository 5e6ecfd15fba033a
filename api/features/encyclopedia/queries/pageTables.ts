import type { PageKind } from '../../../contracts/encyclopedia/fields.ts';

type PageTables = { table: string; versions: string; translations: string; key: string; isPublished: string };

/** Tables of pages and their translations. `s` is the source in the default language. */
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

export const PAGE_KINDS = ['condition', 'category'] as const satisfies PageKind[];

/** Revision of a source `s`, which grows with changes of its published text. Minor edits of a condition keep it. */
export const REVISION = 'coalesce(s.revision, 1)';
