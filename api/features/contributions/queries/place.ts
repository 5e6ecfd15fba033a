import { z } from 'zod';

/** Columns of contributions that name the document which a text belongs to; `language_id` names its translation. */
const COLUMNS = {
  conditionId: 'condition_id',
  pathId: 'path_id',
  pageId: 'page_id',
  chatAnswerId: 'chat_answer_id',
  languageId: 'language_id',
} as const;
const FIELDS = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/** Text that a contribution is about. `languageId` is null for the default language. */
export type ReviewedPlace = Record<keyof typeof COLUMNS | 'categoryId', number | null>;
const idOrNull = z.number().nullable();
/** Row of a statement that selects `PLACE_COLUMNS`. */
export const PLACE_ROW = {
  conditionId: idOrNull,
  categoryId: idOrNull,
  pathId: idOrNull,
  pageId: idOrNull,
  chatAnswerId: idOrNull,
  languageId: idOrNull,
} satisfies Record<keyof ReviewedPlace, z.ZodType>;
/** Place of no text, to which a kind adds its own. */
export const NOWHERE: ReviewedPlace = {
  conditionId: null,
  categoryId: null,
  pathId: null,
  pageId: null,
  chatAnswerId: null,
  languageId: null,
};

/** Columns of contribution `c` that name its text. */
export const PLACE_COLUMNS = [...FIELDS, 'categoryId' as const]
  .map((field) => `c.${field === 'categoryId' ? 'category_id' : COLUMNS[field]} AS "${field}"`)
  .join(', ');

/**
 * True when contribution `c` is about the text that the parameters from `$first` on name (`toPlaceValues`). Only
 * translations of a category are found by `category_id`: contributions about its conditions have it too.
 */
export function isAtPlace(first: number): string {
  const parameters = FIELDS.map((_, at) => `$${first + at}::int`);
  return `(${FIELDS.map((field) => `c.${COLUMNS[field]}`).join(', ')}) IS NOT DISTINCT FROM (${parameters.join(', ')})
    AND (coalesce(${parameters.slice(0, -1).join(', ')}) IS NOT NULL OR c.category_id = $${first + FIELDS.length})`;
}

export function toPlaceValues(place: Partial<ReviewedPlace>): (number | null)[] {
  return [...FIELDS, 'categoryId' as const].map((field) => place[field] ?? null);
}

/** True when contribution `c` is about the translation of a category. */
export const IS_OF_CATEGORY = `(coalesce(${FIELDS.filter((field) => field !== 'languageId')
  .map((field) => `c.${COLUMNS[field]}`)
  .join(', ')}) IS NULL AND c.language_id IS NOT NULL)`;

/** True when contribution `c` proposes a document as a whole, which is read and answered in the editor interface. */
export const IS_WHOLE = 'coalesce(c.path_id, c.page_id, c.chat_answer_id) IS NOT NULL';
