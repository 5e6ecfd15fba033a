import type { Reviewed } from '../../../contracts/contributions/desk.ts';
import { type PageKind, TRANSLATED_FIELDS } from '../../../contracts/encyclopedia/fields.ts';
import type { ListedKind } from '../../../contracts/translations/translations.ts';
import { toVersionTable } from '../../../platform/newestVersion.ts';
import { toColumnName } from '../../encyclopedia/queries/conditionColumns.ts';
import { PAGE_TABLES } from '../../encyclopedia/queries/pageTables.ts';
import { createMadeFromSql } from '../../encyclopedia/queries/sourceTables.ts';

/** SQL about translations `t`, their versions `v` and their sources, by kind. */
export type TranslationTable = {
  collection: Reviewed;
  table: string;
  versions: string;
  /** Column with the id of the source. */
  key: string;
  /** Translated texts by name, with their columns. */
  texts: readonly { name: string; column: string }[];
  /** Column with the revision of the source, or the edition of the path, that a draft was made from. */
  revision: string;
  /** SQL for the revision that the published texts were made from. */
  publishedRevision: string;
  /** Returns SQL for the document of the source at a revision. Null when it is not stored. */
  source: (row: string, prefix: string, revision: string) => string;
  /** Columns with the ids of the users who translated and reviewed it; null when they are not recorded. */
  translator: string;
  reviewer: string | null;
  /** True when contribution `c` is about the translation of source `$1` into language `$2`. */
  isAbout: string;
};

export const TRANSLATION_TABLES: Record<ListedKind, TranslationTable> = {
  condition: createPageTable('condition', `c.condition_id = $1 AND c.kind = 'translation'`),
  category: createPageTable('category', `c.category_id = $1 AND c.kind = 'category_translation'`),
  path: {
    collection: 'learning-path-translations',
    table: 'learning_path_translations',
    versions: toVersionTable('learning-path-translations'),
    key: 'path_id',
    texts: ['title', 'description', 'modules'].map((name) => ({ name, column: name })),
    revision: 'source_edition',
    publishedRevision: 't.source_edition',
    source: (row, prefix, revision) => `(SELECT e.path FROM learning.edition e
      WHERE e.path_id = ${row}.${prefix}path_id AND e.edition = ${revision})`,
    translator: 'last_edited_by_id',
    reviewer: null,
    isAbout: `c.path_id = $1 AND c.kind = 'path_translation'`,
  },
};

function createPageTable(kind: PageKind, isAbout: string): TranslationTable {
  const { translations, versions, key } = PAGE_TABLES[kind];
  const collection = `${kind}-translations` as const;
  const texts = TRANSLATED_FIELDS[kind].map((field) => ({ name: field.name, column: toColumnName(field) }));
  const isPublished = kind === 'condition' ? `AND s.version__status = 'published'` : '';
  return {
    collection,
    table: translations,
    versions: toVersionTable(collection),
    key,
    texts,
    revision: 'source_revision',
    // The newest version with this revision, because minor edits keep it.
    publishedRevision: createMadeFromSql(kind),
    source: (row, prefix, revision) => `(SELECT ${toJson('s', 'version_', texts)} FROM ${versions} s
      WHERE s.parent_id = ${row}.${prefix}${key} AND coalesce(s.version_revision, 1) = ${revision}
        ${isPublished} ORDER BY s.id DESC LIMIT 1)`,
    translator: 'translated_by_id',
    reviewer: 'reviewed_by_id',
    isAbout: `${isAbout}`,
  };
}

/** Returns SQL for an object with the texts of a row. @param prefix `version_` in a table of versions */
export function toJson(row: string, prefix: string, texts: TranslationTable['texts']): string {
  return `jsonb_build_object(${texts.map(({ name, column }) => `'${name}', ${row}.${prefix}${column}`).join(', ')})`;
}
