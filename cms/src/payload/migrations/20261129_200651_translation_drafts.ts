import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Translations of conditions and categories are drafted in the record that all translators share. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(COLUMNS));
}

export async function down(): Promise<void> {
  throw new Error('Nobody knows any more whose drafts these were: restore a backup instead');
}

/** An empty entry of a list holds the place of a text that is not translated, and does not count. */
const COUNTED = ['symptoms', 'causes', 'treatments'].map(
  (list) => `jsonb_array_length(jsonb_path_query_array(coalesce(${list}, '[]'), 'strict $[*] ? (@ != "")', '{}', true))`,
);
const COLUMNS = `
  ALTER TABLE condition_translations ADD COLUMN made_from jsonb;
  ALTER TABLE _condition_translations_v ADD COLUMN version_made_from jsonb;
  ALTER TABLE category_translations ADD COLUMN made_from jsonb;
  ALTER TABLE _category_translations_v ADD COLUMN version_made_from jsonb;
  ${['conditions', 'condition_translations']
    .map(
      (table) => `ALTER TABLE ${table} DROP COLUMN parts, ADD COLUMN parts integer[] GENERATED ALWAYS AS (ARRAY[
    regexp_count(coalesce(overview, ''), '\\S[^\\n]*'),
    ${COUNTED.join(',\n    ')}]) STORED;`,
    )
    .join('\n  ')}`;
