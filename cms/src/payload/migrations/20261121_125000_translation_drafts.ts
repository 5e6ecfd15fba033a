import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** One draft of each author, page and language, however many tabs they save from. A category's draft names no condition. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE UNIQUE INDEX contributions_own_draft ON contributions (user_id, language_id, condition_id)
      WHERE status = 'draft' AND condition_id IS NOT NULL;
    CREATE UNIQUE INDEX contributions_own_category_draft ON contributions (user_id, language_id, category_id)
      WHERE status = 'draft' AND condition_id IS NULL;`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP INDEX contributions_own_draft;
    DROP INDEX contributions_own_category_draft;`),
  );
}
