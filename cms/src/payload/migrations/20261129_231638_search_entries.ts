import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Functions of the old tables. A database of 0.1.0 has no record of them, so that no later step would delete them. */
const FUNCTIONS = `on_condition on_entry on_language on_translation rebuild write write_all write_suggestions write_words
  reword texts_of to_names to_terms to_words fold_line sound join_list`
  .trim()
  .split(/\s+/)
  .map((name) => `search.${name}`)
  .join(', ');

/**
 * Replaces the tables that PostgreSQL searched by one of entries, which the web processes search in memory. A pass fills
 * it (`fillSearch`).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      DROP VIEW IF EXISTS search.source CASCADE;
      DROP FUNCTION IF EXISTS ${FUNCTIONS} CASCADE;
      DROP FUNCTION IF EXISTS search.more(conditions), search.more(condition_translations) CASCADE;`),
  );
  await db.execute(sql`
    DROP TABLE search.suggestion_key, search.suggestion, search.name, search.word, search.entry CASCADE;

    CREATE SEQUENCE search.revision;
    -- Without a key to conditions: the row of a deleted condition stays, so that readers notice.
    CREATE TABLE search.entry (
      condition_id integer NOT NULL,
      language_id integer NOT NULL REFERENCES languages (id) ON DELETE CASCADE,
      version integer NOT NULL,
      entry jsonb,
      card jsonb,
      passages jsonb,
      revision bigint NOT NULL DEFAULT nextval('search.revision'),
      PRIMARY KEY (condition_id, language_id)
    );
    CREATE INDEX entry_revision ON search.entry (revision);
    CREATE INDEX entry_language ON search.entry (language_id);`);
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('The functions that filled the old tables are gone: restore a backup instead');
}
