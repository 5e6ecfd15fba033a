import {
  TRANSLATED_FIELDS,
  type TranslatedKind,
  type TranslationTexts,
} from '../../../contracts/translations/translations.ts';
import { type Database, rowsOf } from '../../../platform/Database.ts';
import { type CategoryRow, type TextRow, toCategoryTexts, toTexts } from '../texts.ts';
import { selectCategory, selectPublished } from './selectTexts.ts';

export type Source = { id: number; name: string; categoryId: number; revision: number; texts: TranslationTexts };
export type Published = {
  texts: TranslationTexts;
  sourceRevision: number | null;
  translatedBy: string | null;
  reviewedBy: string | null;
};

type Place = { kind: TranslatedKind; id: number; languageId: number };

/** What readers have in the default language, with the revision that translations are held against. */
export async function selectSource(
  database: Database,
  { kind, id }: Pick<Place, 'kind' | 'id'>,
): Promise<Source | null> {
  if (kind === 'condition') {
    const condition = await selectPublished(database, { id });
    if (!condition) return null;
    const { name, categoryId, sourceRevision: revision } = condition;
    return { id, name, categoryId, revision, texts: textsOf(kind, condition) };
  }
  const category = await selectCategory(database, { id });
  if (!category) return null;
  const { name, revision } = category;
  return { id, name, categoryId: id, revision, texts: textsOf(kind, category) };
}

/** The source as it was when this revision was the last one; null where no such version is kept. */
export async function selectSourceAt(
  database: Database,
  { kind, id, revision }: Pick<Place, 'kind' | 'id'> & { revision: number },
): Promise<TranslationTexts | null> {
  const [row] = await rowsOf<TextRow & CategoryRow>(database, {
    name: `translated-${kind}-at`,
    text: kind === 'condition' ? CONDITION_AT : CATEGORY_AT,
    values: [id, revision],
  });
  if (!row) return null;
  return textsOf(kind, row);
}

/** Minor edits keep the revision: the last version that has it. */
const CONDITION_AT = `
  SELECT ${TRANSLATED_FIELDS.condition.map(({ name }) => `v.version_${name} AS ${name}`).join(', ')}
  FROM _conditions_v v WHERE v.parent_id = $1 AND v.version_revision = $2 AND v.version__status = 'published'
  ORDER BY v.id DESC LIMIT 1`;
const CATEGORY_AT = `
  SELECT v.version_name AS name, v.version_description AS description FROM _categories_v v
  WHERE v.parent_id = $1 AND coalesce(v.version_revision, 1) = $2
  ORDER BY v.id DESC LIMIT 1`;

/** What readers have in a language; null where they have nothing in it. */
export async function selectPublishedTranslation(
  database: Database,
  { kind, id, languageId }: Place,
): Promise<Published | null> {
  const [row] = await rowsOf<TextRow & CategoryRow & Omit<Published, 'texts'>>(database, {
    name: `translated-${kind}-published`,
    text: `SELECT t.*, t.source_revision::int AS "sourceRevision", b.display_name AS "translatedBy", r.display_name AS "reviewedBy"
           FROM ${kind}_translations t LEFT JOIN users b ON b.id = t.translated_by_id LEFT JOIN users r ON r.id = t.reviewed_by_id
           WHERE t.${kind}_id = $1 AND t.language_id = $2 AND t._status = 'published'`,
    values: [id, languageId],
  });
  if (!row) return null;
  const { sourceRevision, translatedBy, reviewedBy } = row;
  return { texts: textsOf(kind, row), sourceRevision, translatedBy, reviewedBy };
}

/** Only what is translated: the sources of a page are the same in every language. */
function textsOf(kind: TranslatedKind, row: TextRow | CategoryRow): TranslationTexts {
  const all: object = kind === 'condition' ? toTexts(row as TextRow) : toCategoryTexts(row as CategoryRow);
  const names = TRANSLATED_FIELDS[kind].map(({ name }) => name);
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}
