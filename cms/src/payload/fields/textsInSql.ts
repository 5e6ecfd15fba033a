import { type Field, isList, TRANSLATED_FIELDS } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { pairedFields } from '@common-ground/api/contracts/translations/completeness.ts';
import { toColumnName } from '@common-ground/api/features/encyclopedia/queries/conditionColumns.ts';

const TABLES = ['conditions', 'condition_translations'];
/** Fields that the view `search.source` names itself, because they weigh more or existed before `search.more`. */
const NAMED = ['name', 'aliases', 'summary', 'overview', 'symptoms', 'causes', 'treatments', 'tags'];

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

/** Returns the text of sql/search/more.sql, which `npm run migration` writes. */
export function createSearchedTextsFile(): string {
  const searched = TRANSLATED_FIELDS.condition
    .filter((field) => field.kind !== 'links' && !NAMED.includes(field.name))
    .map(createTextSql);
  const more = searched.length > 0 ? `concat_ws(' ', ${searched.join(', ')})` : `''`;
  const functions = TABLES.map(
    (table) =>
      `CREATE OR REPLACE FUNCTION search.more(given public.${table}) RETURNS text LANGUAGE sql STABLE AS $$\n  SELECT ${more}\n$$;\n`,
  );
  return [
    '-- Returns the texts of fields that the view search.source does not name, so that a new field needs no change of the\n',
    '-- view. `npm run migration` writes this file (cms/src/payload/fields/textsInSql.ts).\n',
    functions.join('\n'),
  ].join('');
}

/** Counts the entries of a list that are not empty, and of a text the lines that are not blank (the paragraphs of its page). */
function createCountSql(field: Field): string {
  const column = toColumnName(field);
  if (isList(field))
    return `jsonb_array_length(jsonb_path_query_array(coalesce(${column}, '[]'), 'strict $[*] ? (@ != "")', '{}', true))`;
  return `regexp_count(coalesce(${column}, ''), '\\S[^\\n]*')`;
}

function createTextSql(field: Field): string {
  const column = `given.${toColumnName(field)}`;
  return isList(field) ? `search.join_list(${column})` : column;
}
