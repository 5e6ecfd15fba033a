import { z } from 'zod';
import type { Condition } from '../../../contracts/encyclopedia/conditions.ts';
import {
  type ConditionTexts,
  createEmptyValue,
  type Field,
  TEXT_FIELDS,
} from '../../../contracts/encyclopedia/fields.ts';
import { json } from '../../../platform/statement.ts';
import { toTexts } from '../toTexts.ts';

/** Returns a field's column: `category_id` for `categoryId`. */
export function toColumnName({ name }: Pick<Field, 'name'>): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

type Columns = { table: string; fields: readonly Field[]; prefix?: string };

/** Returns the row of `textColumns`. Its type has no columns, because `toTexts` reads them. */
export function textShape(fields: readonly Field[]): Record<never, z.ZodType> {
  const toShape = (field: Field) => (createEmptyValue(field) === '' ? z.string() : json());
  const columns = fields.map((field) => [field.name, field.kind === 'relation' ? z.number() : toShape(field)]);
  return Object.fromEntries(columns);
}

/** Returns columns for `toTexts`, named after the fields. @param prefix `version_` in a table of versions */
export function textColumns({ table, fields, prefix = '' }: Columns): string {
  return fields.map((field) => `${table}.${prefix}${toColumnName(field)} AS "${field.name}"`).join(', ');
}

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
