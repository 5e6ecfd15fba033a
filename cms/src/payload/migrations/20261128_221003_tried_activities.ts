import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * learning.tried  activities of an interactive or video module that a learner tried, or followed to their end, by their
 *                 places from 0; `followed_at` is when that was first true of all that the module had, null before
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE TABLE learning.tried (
      user_id integer NOT NULL REFERENCES public.users(id) ON DELETE CASCADE,
      module_id integer NOT NULL REFERENCES public.learning_modules(id) ON DELETE CASCADE,
      places smallint[] NOT NULL DEFAULT '{}',
      followed_at timestamptz,
      PRIMARY KEY (user_id, module_id)
    );
    CREATE INDEX tried_module ON learning.tried (module_id);`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('DROP TABLE learning.tried;'));
}
