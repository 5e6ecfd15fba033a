import { type Field, isList, TRANSLATED_FIELDS } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { pairedFields } from '@common-ground/api/contracts/translations/completeness.ts';
import { columnOf } from '@common-ground/api/features/encyclopedia/queries/textColumns.ts';

const TABLES = ['conditions', 'condition_translations'];
/** Fields that the view `search.source` names, because they weigh more or were there first. */
const NAMED = ['name', 'aliases', 'summary', 'overview', 'symptoms', 'causes', 'treatments', 'tags'];

/**
 * What the database does by itself with the texts of a condition: it counts their entries and paragraphs (`parts`, for how
 * far translations are), and searches their words (`search.more`). For the migration that adds a field, which stays as it is.
 * The column is made anew, because PostgreSQL below 17 does not change what one is generated from.
 * @param without names of columns that are left out: what it was before they were there
 */
export function textsInSql(without: readonly string[] = []): string {
  const isThere = (field: Field) => !without.includes(columnOf(field));
  const counted = pairedFields('condition').filter(isThere).map(countOf).join(',\n      ');
  const searched = TRANSLATED_FIELDS.condition
    .filter((field) => isThere(field) && field.kind !== 'links' && !NAMED.includes(field.name))
    .map(wordsOf);
  const more = searched.length > 0 ? `concat_ws(' ', ${searched.join(', ')})` : `''`;
  return TABLES.map(
    (table) => `
    ALTER TABLE public.${table} DROP COLUMN parts, ADD COLUMN parts integer[] GENERATED ALWAYS AS (ARRAY[
      ${counted}]) STORED;
    CREATE OR REPLACE FUNCTION search.more(given public.${table}) RETURNS text LANGUAGE sql STABLE AS $$ SELECT ${more} $$;`,
  ).join('');
}

/** Of a text, lines with something on them: each is a paragraph of the page. */
function countOf(field: Field): string {
  const column = columnOf(field);
  if (isList(field)) return `CASE WHEN jsonb_typeof(${column}) = 'array' THEN jsonb_array_length(${column}) ELSE 0 END`;
  return `regexp_count(coalesce(${column}, ''), '\\S[^\\n]*')`;
}

function wordsOf(field: Field): string {
  const column = `given.${columnOf(field)}`;
  return isList(field) ? `search.join_list(${column})` : column;
}
