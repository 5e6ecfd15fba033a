import type { Reviewed } from '../../../contracts/contributions/desk.ts';
import { isList, type PageKind, TRANSLATED_FIELDS } from '../../../contracts/encyclopedia/fields.ts';
import type { ListedKind } from '../../../contracts/translations/translations.ts';
import { toVersionTable } from '../../../platform/newestVersion.ts';
import { toColumnName } from './conditionColumns.ts';
import { PAGE_TABLES } from './pageTables.ts';

/** Kinds whose sources have a revision. Learning paths have editions instead. */
export const SOURCE_KINDS = ['condition', 'category', 'page'] as const satisfies ListedKind[];
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** A translated text of a record. `empty` is SQL for the value without a text. */
type StoredText = { name: string; column: string; empty: string };

/** SQL about translations `t`, their versions `v` and their sources `s`, by kind. */
export type TranslationTable = {
  collection: Reviewed;
  /** Table of the sources, and SQL that is true when readers have a source. */
  source: string;
  isPublished: string;
  table: string;
  versions: string;
  /** Column with the id of the source. */
  key: string;
  texts: readonly StoredText[];
  /** Column with the revision of the source, or the edition of the path, that a draft was made from. */
  revision: string;
  /** SQL for the revision that the published texts were made from. */
  publishedRevision: string;
  /** Returns SQL for the texts of a source at a revision, as they are stored. Null when they are not stored. */
  sourceAt: (id: string, revision: string) => string;
  /** Columns with the ids of the users who translated and reviewed it; null when they are not recorded. */
  translator: string;
  reviewer: string | null;
  /** True when contribution `c` is about the translation of source `$1` into language `$2`. */
  isAbout: string;
};

/** True when learners are offered the path `s`. */
export const IS_OFFERED = 's.is_active AND EXISTS (SELECT FROM learning.edition e WHERE e.path_id = s.id)';

export const TRANSLATION_TABLES: Record<ListedKind, TranslationTable> = {
  condition: createTable('condition', 'translation', { ...PAGE_TABLES.condition, texts: toStored('condition') }),
  category: createTable('category', 'category_translation', { ...PAGE_TABLES.category, texts: toStored('category') }),
  page: createTable('page', 'page_translation', {
    table: 'pages',
    versions: '_pages_v',
    translations: 'page_translations',
    key: 'page_id',
    isPublished: `s._status = 'published'`,
    texts: [
      { name: 'title', column: 'title', empty: `''` },
      { name: 'summary', column: 'summary', empty: `''` },
      { name: 'body', column: 'body', empty: `'null'` },
    ],
  }),
  path: {
    collection: 'learning-path-translations',
    source: 'learning_paths',
    isPublished: IS_OFFERED,
    table: 'learning_path_translations',
    versions: toVersionTable('learning-path-translations'),
    key: 'path_id',
    texts: ['title', 'description', 'modules'].map((name) => ({ name, column: name, empty: `''` })),
    revision: 'source_edition',
    publishedRevision: 't.source_edition',
    sourceAt: (id, revision) =>
      `(SELECT e.path FROM learning.edition e WHERE e.path_id = ${id} AND e.edition = ${revision})`,
    translator: 'last_edited_by_id',
    reviewer: null,
    isAbout: `c.path_id = $1 AND c.kind = 'path_translation'`,
  },
};

type Tables = (typeof PAGE_TABLES)[PageKind] & { texts: readonly StoredText[] };

function createTable(kind: SourceKind, proposal: string, { texts, ...tables }: Tables): TranslationTable {
  const { table: source, versions: sources, translations: table, key, isPublished } = tables;
  const collection = `${kind}-translations` as const;
  const versions = toVersionTable(collection);
  // Categories have no drafts, and so no `_status`.
  const isPublishedVersion = kind === 'category' ? '' : `AND s.version__status = 'published'`;
  return {
    collection,
    source,
    isPublished,
    table,
    versions,
    key,
    texts,
    revision: 'source_revision',
    publishedRevision: createMadeFromSql(versions),
    // The newest version with this revision, because minor edits keep it.
    sourceAt: (id, revision) => `(SELECT ${toJson('s', 'version_', texts)} FROM ${sources} s
      WHERE s.parent_id = ${id} AND coalesce(s.version_revision, 1) = ${revision} ${isPublishedVersion}
      ORDER BY s.id DESC LIMIT 1)`,
    translator: 'translated_by_id',
    reviewer: 'reviewed_by_id',
    isAbout: `c.${key} = $1 AND c.kind = '${proposal}'`,
  };
}

/**
 * Returns SQL for the revision that the published translation `t` was translated from. Its newest published version has
 * it, because versions never change; `t.source_revision` is the newest revision that the translation is right for.
 */
function createMadeFromSql(versions: string): string {
  return `coalesce((SELECT made.version_source_revision FROM ${versions} made
    WHERE made.parent_id = t.id AND made.version__status = 'published' ORDER BY made.id DESC LIMIT 1), t.source_revision)`;
}

function toStored(kind: PageKind): StoredText[] {
  return TRANSLATED_FIELDS[kind].map((field) => ({
    name: field.name,
    column: toColumnName(field),
    empty: isList(field) ? `'[]'` : `''`,
  }));
}

/** Returns SQL for an object with the texts of a row. @param prefix `version_` in a table of versions */
export function toJson(row: string, prefix: string, texts: TranslationTable['texts']): string {
  return `jsonb_build_object(${texts.map(({ name, column }) => `'${name}', ${row}.${prefix}${column}`).join(', ')})`;
}

/** Returns SQL that is true when an entry of the published translation `t` is stale (`holdTranslations`). */
export const createStaleSql = (source: string) => `t.source_revision < coalesce(${source}.revision, 1)`;
/** The same, where the source is `s`. */
export const IS_STALE = createStaleSql('s');
