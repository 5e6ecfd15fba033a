import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * One draft of a category for each user and language. The index also covered the draft of a translation whose condition
 * was deleted, which then refused the user a draft of the category. The rows of the new index are some of the old one's.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX contributions_own_category_draft;
    CREATE UNIQUE INDEX contributions_own_category_draft ON contributions (user_id, language_id, category_id)
      WHERE status = 'draft' AND kind = 'category_translation';`);
}

export async function down(): Promise<void> {
  throw new Error('Drafts that the former index refuses may exist: restore a backup instead');
}
