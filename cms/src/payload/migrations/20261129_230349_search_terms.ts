import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Adds hidden search terms of conditions, which are deleted with their condition or language. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE search_terms (
      id serial PRIMARY KEY,
      condition_id integer NOT NULL,
      language_id integer NOT NULL,
      terms jsonb NOT NULL DEFAULT '[]',
      updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
      created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
      CONSTRAINT search_terms_condition_id_conditions_id_fk FOREIGN KEY (condition_id) REFERENCES conditions ON DELETE CASCADE,
      CONSTRAINT search_terms_language_id_languages_id_fk FOREIGN KEY (language_id) REFERENCES languages ON DELETE CASCADE
    );
    CREATE UNIQUE INDEX condition_language_1_idx ON search_terms (condition_id, language_id);
    CREATE INDEX search_terms_language_idx ON search_terms (language_id);
    CREATE INDEX search_terms_created_at_idx ON search_terms (created_at);
    ALTER TABLE payload_locked_documents_rels ADD COLUMN search_terms_id integer;
    ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_search_terms_fk
      FOREIGN KEY (search_terms_id) REFERENCES search_terms ON DELETE CASCADE;
    CREATE INDEX payload_locked_documents_rels_search_terms_id_idx ON payload_locked_documents_rels (search_terms_id);`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE payload_locked_documents_rels DROP COLUMN search_terms_id;
    DROP TABLE search_terms;`);
}
