import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * How many entries and paragraphs a text has, counted when it is written, so that nobody who asks how far translations are
 * reads all of them: `parts`, in the order of `pairedFields` (api/contracts/translations/completeness.ts).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of TABLES)
    await db.execute(
      sql.raw(`ALTER TABLE ${table} ADD COLUMN parts integer[] GENERATED ALWAYS AS (ARRAY[
        -- Lines with something on them: each is a paragraph of the page.
        regexp_count(coalesce(overview, ''), '\\S[^\\n]*'),
        ${LISTS.map((list) => `CASE WHEN jsonb_typeof(${list}) = 'array' THEN jsonb_array_length(${list}) ELSE 0 END`).join(', ')}
      ]) STORED`),
    );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of TABLES) await db.execute(sql.raw(`ALTER TABLE ${table} DROP COLUMN parts`));
}

const TABLES = ['conditions', 'condition_translations'];
const LISTS = ['symptoms', 'causes', 'treatments'];
