import { type Field, isList } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { pairedFields } from '@common-ground/api/contracts/translations/completeness.ts';
import { toColumnName } from '@common-ground/api/features/encyclopedia/queries/conditionColumns.ts';

const TABLES = ['conditions', 'condition_translations'];

/**
 * Returns SQL for the migration that adds a field: recreates the generated column `parts`, which counts the texts.
 * PostgreSQL below 17 cannot change the expression of a generated column.
 * @param without columns to leave out, for the state before a field was added
 */
export function createPartsSql(without: readonly string[] = []): string {
  const counted = pairedFields('condition')
    .filter((field) => !without.includes(toColumnName(field)))
    .map(createCountSql)
    .join(',\n      ');
  return TABLES.map(
    (table) => `
    ALTER TABLE public.${table} DROP COLUMN parts, ADD COLUMN parts integer[] GENERATED ALWAYS AS (ARRAY[
      ${counted}]) STORED;`,
  ).join('');
}

/** Counts the entries of a list that are not empty, and of a text the lines that are not blank (the paragraphs of its page). */
function createCountSql(field: Field): string {
  const column = toColumnName(field);
  if (isList(field))
    return `jsonb_array_length(jsonb_path_query_array(coalesce(${column}, '[]'), 'strict $[*] ? (@ != "")', '{}', true))`;
  return `regexp_count(coalesce(${column}, ''), '\\S[^\\n]*')`;
}
