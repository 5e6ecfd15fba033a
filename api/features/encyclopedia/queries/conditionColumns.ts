import type { Condition } from '../../../contracts/encyclopedia/conditions.ts';
import { type ConditionTexts, TEXT_FIELDS } from '../../../contracts/encyclopedia/fields.ts';
import { type TextRow, toTexts } from '../toTexts.ts';
import { textColumns } from './textColumns.ts';

/** Columns of a condition `c` and of its published translation `t`. */
export const CONDITION_COLUMNS = `c.id, c.category_id, ${textColumns({ table: 'c', fields: TEXT_FIELDS })},
  c.views, c.contributors, coalesce(c.last_updated, c.updated_at) AS last_updated,
  t.id AS translation_id, t.name AS translated_name, t.summary AS translated_summary, t.tags AS translated_tags`;

/** Joins conditions `c` with published translations `t` in a language. Joins none when the parameter is null. */
export function translatedConditions(languageParameter: string): string {
  return `conditions c LEFT JOIN condition_translations t
    ON t.condition_id = c.id AND t.language_id = ${languageParameter}::int AND t._status = 'published'`;
}

export type ConditionRow = TextRow & {
  id: number;
  category_id: number;
  /** A string, because `pg` returns `numeric` as one. */
  views: string | number | null;
  contributors: string | number | null;
  last_updated: Date | string;
  translation_id: number | null;
  translated_name: string | null;
  translated_summary: string | null;
  translated_tags: string[] | null;
};

export function toCondition(row: ConditionRow): Condition {
  const texts = toTexts(TEXT_FIELDS, row) as ConditionTexts;
  const { name, ...others } = texts;
  return {
    id: row.id,
    categoryId: row.category_id,
    // Properties in the order of the specification.
    name,
    description: texts.summary,
    ...others,
    views: Number(row.views ?? 0),
    contributors: Number(row.contributors ?? 0),
    lastUpdated: new Date(row.last_updated).toISOString(),
    ...(row.translation_id === null ? {} : { translation: toTranslation(row, texts) }),
  };
}

function toTranslation(row: ConditionRow, { name, summary, tags }: ConditionTexts): Condition['translation'] {
  return {
    name: row.translated_name || name,
    summary: row.translated_summary || summary,
    tags: row.translated_tags?.length ? row.translated_tags : tags,
  };
}
