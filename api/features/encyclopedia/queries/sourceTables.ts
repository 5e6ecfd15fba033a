import { PAGE_TABLES } from './pageTables.ts';

/** Kinds whose translations are records with the revision of their source. Learning paths have editions instead. */
export const SOURCE_KINDS = ['condition', 'category', 'page'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

type SourceTables = { table: string; versions: string; translations: string; key: string; isPublished: string };

/** Tables of sources and their translations. `s` is the source in the default language. */
export const SOURCE_TABLES: Record<SourceKind, SourceTables> = {
  ...PAGE_TABLES,
  page: {
    table: 'pages',
    versions: '_pages_v',
    translations: 'page_translations',
    key: 'page_id',
    isPublished: `s._status = 'published'`,
  },
};

/** Returns SQL that is true when an entry of the published translation `t` is stale (`holdTranslations`). */
export const createStaleSql = (source: string) => `t.source_revision < coalesce(${source}.revision, 1)`;
/** The same, where the source is `s`. */
export const IS_STALE = createStaleSql('s');

/**
 * Returns SQL for the revision that the published translation `t` was translated from. Its newest published version has
 * it, because versions never change; `t.source_revision` is the newest revision that the translation is right for.
 */
export function createMadeFromSql(kind: SourceKind): string {
  return `coalesce((SELECT made.version_source_revision FROM _${SOURCE_TABLES[kind].translations}_v made
    WHERE made.parent_id = t.id AND made.version__status = 'published' ORDER BY made.id DESC LIMIT 1), t.source_revision)`;
}
