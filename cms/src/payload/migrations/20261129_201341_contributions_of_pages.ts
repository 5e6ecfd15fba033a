import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Contributions about pages about the site, their translations, and answers of the chat assistant. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TYPE enum_contributions_kind ADD VALUE 'page' BEFORE 'removal';
    ALTER TYPE enum_contributions_kind ADD VALUE 'page_translation' BEFORE 'removal';
    ALTER TYPE enum_contributions_kind ADD VALUE 'chat_answer' BEFORE 'removal';
    ALTER TABLE contributions
      ADD COLUMN page_id integer
        CONSTRAINT contributions_page_id_pages_id_fk REFERENCES pages ON DELETE SET NULL,
      ADD COLUMN chat_answer_id integer
        CONSTRAINT contributions_chat_answer_id_chat_answers_id_fk REFERENCES chat_answers ON DELETE SET NULL;
    CREATE INDEX contributions_page_idx ON contributions (page_id);
    CREATE INDEX contributions_chat_answer_idx ON contributions (chat_answer_id);`);
}

export async function down(): Promise<void> {
  throw new Error('Contributions about pages would be about nothing: restore a backup instead');
}
