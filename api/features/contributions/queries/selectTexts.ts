import { type Database, rowsOf } from '../../../platform/Database.ts';
import type { CategoryRow, TextRow } from '../texts.ts';

export type PublishedTexts = TextRow & {
  id: number;
  categoryId: number;
  isProtected: boolean;
  /** Counts up when published text changes: what translations are made from. */
  sourceRevision: number;
  /** Id of the version that readers have; null of a condition that was put into the database without one. */
  version: number | null;
};

const TEXTS = (table: string, prefix = '') =>
  ['name', 'summary', 'overview', 'symptoms', 'causes', 'treatments', 'resources', 'tags', 'aliases']
    .map((name) => `${table}.${prefix}${name} AS ${name}`)
    .join(', ');

/** A published condition. With `isHeld` nobody else changes it until the transaction ends. */
export async function selectPublished(
  database: Database,
  { id, isHeld = false }: { id: number; isHeld?: boolean },
): Promise<PublishedTexts | null> {
  const [row] = await rowsOf<PublishedTexts>(database, {
    name: `review-published${isHeld ? '-held' : ''}`,
    text: `SELECT c.id, c.category_id AS "categoryId", coalesce(c.is_protected, false) AS "isProtected",
             coalesce(c.revision, 1)::int AS "sourceRevision", ${TEXTS('c')}, c.sources,
             (SELECT max(v.id) FROM _conditions_v v WHERE v.parent_id = c.id AND v.version__status = 'published') AS version
           FROM conditions c WHERE c.id = $1 AND c._status = 'published' ${isHeld ? 'FOR UPDATE OF c' : ''}`,
    values: [id],
  });
  return row ?? null;
}

export type VersionTexts = TextRow & { version: number; sourceRevision: number };

/** One published version of a condition. */
export async function selectVersion(
  database: Database,
  { conditionId, version }: { conditionId: number; version: number },
): Promise<VersionTexts | null> {
  const [row] = await rowsOf<VersionTexts>(database, {
    name: 'review-version',
    text: `SELECT v.id AS version, coalesce(v.version_revision, 1)::int AS "sourceRevision", ${TEXTS('v', 'version_')},
             v.version_sources AS sources, v.version_category_id AS "categoryId"
           FROM _conditions_v v WHERE v.id = $2 AND v.parent_id = $1 AND v.version__status = 'published'`,
    values: [conditionId, version],
  });
  return row ?? null;
}

export type TranslationTexts = TextRow & {
  id: number;
  isPublished: boolean;
  /** Of the source that it was made from; null where that was never noted. */
  sourceRevision: number | null;
};

/** What a language has of a condition, published or not. */
export async function selectTranslation(
  database: Database,
  { conditionId, languageId, isHeld = false }: { conditionId: number; languageId: number; isHeld?: boolean },
): Promise<TranslationTexts | null> {
  const [row] = await rowsOf<TranslationTexts>(database, {
    name: `review-translation${isHeld ? '-held' : ''}`,
    text: `SELECT t.id, t._status = 'published' AS "isPublished", t.source_revision::int AS "sourceRevision", ${TEXTS('t')}
           FROM condition_translations t
           WHERE t.condition_id = $1 AND t.language_id = $2 ${isHeld ? 'FOR UPDATE OF t' : ''}`,
    values: [conditionId, languageId],
  });
  return row ?? null;
}

export type CategoryNow = CategoryRow & { id: number; revision: number };

/** A category in the default language. */
export async function selectCategory(
  database: Database,
  { id, isHeld = false }: { id: number; isHeld?: boolean },
): Promise<CategoryNow | null> {
  const [row] = await rowsOf<CategoryNow>(database, {
    name: `review-category-texts${isHeld ? '-held' : ''}`,
    text: `SELECT c.id, c.name, c.description, coalesce(c.revision, 1)::int AS revision FROM categories c
           WHERE c.id = $1 ${isHeld ? 'FOR UPDATE OF c' : ''}`,
    values: [id],
  });
  return row ?? null;
}

export type CategoryTranslation = CategoryRow & { id: number; isPublished: boolean };

/** What a language has of a category, published or not. */
export async function selectCategoryTranslation(
  database: Database,
  { categoryId, languageId, isHeld = false }: { categoryId: number; languageId: number; isHeld?: boolean },
): Promise<CategoryTranslation | null> {
  const [row] = await rowsOf<CategoryTranslation>(database, {
    name: `review-category-translation${isHeld ? '-held' : ''}`,
    text: `SELECT t.id, t._status = 'published' AS "isPublished", t.name, t.description FROM category_translations t
           WHERE t.category_id = $1 AND t.language_id = $2 ${isHeld ? 'FOR UPDATE OF t' : ''}`,
    values: [categoryId, languageId],
  });
  return row ?? null;
}
