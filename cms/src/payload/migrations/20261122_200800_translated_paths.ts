import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What translations of learning paths are held against:
 *
 * learning.edition.path  the path as it was published, whole and in plain form: what a translation of that edition was
 *                        made from. Null of editions from before this
 * learning.translated    how far a translation is, as learners have it and as it is drafted: entries of its path, how many
 *                        of them it has, and how many of these say what an earlier text of their source said
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ALTER TABLE learning.edition ADD COLUMN path jsonb;
    CREATE TABLE learning.translated (
      translation_id integer NOT NULL REFERENCES public.learning_path_translations(id) ON DELETE CASCADE,
      is_draft boolean NOT NULL,
      entries integer NOT NULL,
      done integer NOT NULL,
      stale integer NOT NULL,
      PRIMARY KEY (translation_id, is_draft)
    );`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP TABLE learning.translated;
    ALTER TABLE learning.edition DROP COLUMN path;`),
  );
}
