import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** What `kept_rules` says of texts that readers had, of translations of learning paths. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE TRIGGER keep_all BEFORE TRUNCATE ON public.learning_path_translations FOR EACH STATEMENT EXECUTE FUNCTION kept.keep_all();
    CREATE TRIGGER keep_record BEFORE DELETE ON public.learning_path_translations FOR EACH ROW EXECUTE FUNCTION kept.keep_record();
    CREATE TRIGGER keep_all BEFORE TRUNCATE ON public._learning_path_translations_v FOR EACH STATEMENT EXECUTE FUNCTION kept.keep_all();
    CREATE TRIGGER keep_version BEFORE DELETE ON public._learning_path_translations_v FOR EACH ROW
      EXECUTE FUNCTION kept.keep_version('learning_path_translations');
    CREATE TRIGGER keep_row BEFORE UPDATE ON public._learning_path_translations_v FOR EACH ROW
      WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION kept.keep_row('latest', 'updated_at');`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP TRIGGER keep_all ON public.learning_path_translations;
    DROP TRIGGER keep_record ON public.learning_path_translations;
    DROP TRIGGER keep_all ON public._learning_path_translations_v;
    DROP TRIGGER keep_version ON public._learning_path_translations_v;
    DROP TRIGGER keep_row ON public._learning_path_translations_v;`),
  );
}
