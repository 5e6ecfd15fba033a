import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Payload makes every foreign key ON DELETE SET NULL, which leaves orphans, or fails where the column is demanded. What
 * belongs to a record goes with it (cascade); what others stand on cannot go (restrict); a name that leaves keeps what
 * it wrote (set null, Payload's own).
 */
const RULES: Record<'CASCADE' | 'RESTRICT', string[]> = {
  CASCADE: [
    'condition_translations.condition_id',
    'category_translations.category_id',
    'discussions.condition_id',
    'discussions.parent_id',
    'forum_posts.topic_id',
    'learning_modules.path_id',
    'quiz_questions.module_id',
    'quiz_attempts.user_id',
    'quiz_attempts.module_id',
    'quiz_attempts.question_id',
    'user_progress.user_id',
    'user_progress.path_id',
    'user_achievements.user_id',
    'user_achievements.achievement_id',
    'learning_path_reviews.user_id',
    'learning_path_reviews.learning_path_id',
    'certificates.user_id',
    'user_profiles.user_id',
    'user_sessions.user_id',
    'user_bookmarks.user_id',
    'user_bookmarks.condition_id',
    'user_bookmarks.learning_path_id',
    'watchlist.user_id',
    'watchlist.condition_id',
  ],
  RESTRICT: [
    'conditions.category_id',
    'condition_translations.language_id',
    'category_translations.language_id',
    'certificates.learning_path_id',
  ],
};

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [rule, columns] of Object.entries(RULES)) for (const column of columns) await setRule({ db, column, rule });
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const columns of Object.values(RULES)) for (const column of columns) await setRule({ db, column, rule: 'SET NULL' });
}

async function setRule({ db, column, rule }: { db: MigrateUpArgs['db']; column: string; rule: string }): Promise<void> {
  const [table, name] = column.split('.');
  await db.execute(
    sql.raw(`
    DO $$
    DECLARE key record;
    BEGIN
      SELECT c.conname, c.confrelid::regclass::text AS target INTO STRICT key
      FROM pg_constraint c
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.conrelid = 'public.${table}'::regclass AND a.attname = '${name}';
      EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', '${table}', key.conname);
      EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I FOREIGN KEY (%I) REFERENCES %s(id) ON DELETE ${rule} ON UPDATE NO ACTION',
        '${table}', key.conname, '${name}', key.target);
    END $$;`),
  );
}
