import { z } from 'zod';
import type { Condition } from '../../../contracts/encyclopedia/conditions.ts';
import { type ConditionTexts, TEXT_FIELDS } from '../../../contracts/encyclopedia/fields.ts';
import { json } from '../../../platform/statement.ts';
import { toTexts } from '../toTexts.ts';
import { textColumns, textShape } from './textColumns.ts';

/** Columns of a condition `c` and of its published translation `t`. */
export const CONDITION_COLUMNS = `c.id, c.category_id, ${textColumns({ table: 'c', fields: TEXT_FIELDS })},
  c.views, c.contributors, coalesce(c.last_updated, c.updated_at) AS last_updated,
  t.id AS translation_id, t.name AS translated_name, t.summary AS translated_summary, t.tags AS translated_tags`;

/** Joins conditions `c` with published translations `t` in a language. Joins none when the parameter is null. */
export function translatedConditions(languageParameter: string): string {
  return `conditions c LEFT JOIN condition_translations t
    ON t.condition_id = c.id AND t.language_id = ${languageParameter}::int AND t._status = 'published'`;
}

export const CONDITION_ROW = z.object({
  ...textShape(TEXT_FIELDS),
  id: z.number(),
  category_id: z.number(),
  views: z.string().nullable(),
  contributors: z.string().nullable(),
  last_updated: z.date(),
  translation_id: z.number().nullable(),
  translated_name: z.string().nullable(),
  translated_summary: z.string().nullable(),
  translated_tags: json<string[] | null>(),
});
export type ConditionRow = z.infer<typeof CONDITION_ROW>;

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
    lastUpdated: row.last_updated.toISOString(),
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
