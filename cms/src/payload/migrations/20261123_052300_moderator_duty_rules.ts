import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * There is one record, and it says nothing until a moderator does. A change drops the answer that was made from it, and what
 * readers had is kept (as `content_changed` and `kept_rules` say of other records). Its hours are rows of their own, which are
 * only ever written together with it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    INSERT INTO public.moderator_duty (name) VALUES ('Hours on duty');
    INSERT INTO public._moderator_duty_v (parent_id, version_name, version_updated_at, version_created_at)
      SELECT id, name, updated_at, created_at FROM public.moderator_duty;

    ${TOLD.map(
      ([event, transition]) => `
    CREATE TRIGGER tell_content_changed_${event.toLowerCase()} AFTER ${event} ON public.moderator_duty
      REFERENCING ${transition} TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed('moderatorDuty', 'id');`,
    ).join('')}

    CREATE TRIGGER keep_all BEFORE TRUNCATE ON public.moderator_duty FOR EACH STATEMENT EXECUTE FUNCTION kept.keep_all();
    CREATE TRIGGER keep_record BEFORE DELETE ON public.moderator_duty FOR EACH ROW EXECUTE FUNCTION kept.keep_record();
    CREATE TRIGGER keep_all BEFORE TRUNCATE ON public._moderator_duty_v FOR EACH STATEMENT EXECUTE FUNCTION kept.keep_all();
    CREATE TRIGGER keep_version BEFORE DELETE ON public._moderator_duty_v FOR EACH ROW
      EXECUTE FUNCTION kept.keep_version('moderator_duty');
    CREATE TRIGGER keep_row BEFORE UPDATE ON public._moderator_duty_v FOR EACH ROW
      WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION kept.keep_row('latest', 'updated_at');`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP TRIGGER keep_all ON public.moderator_duty;
    DROP TRIGGER keep_record ON public.moderator_duty;
    DROP TRIGGER keep_all ON public._moderator_duty_v;
    DROP TRIGGER keep_version ON public._moderator_duty_v;
    DROP TRIGGER keep_row ON public._moderator_duty_v;
    ${TOLD.map(([event]) => `DROP TRIGGER tell_content_changed_${event.toLowerCase()} ON public.moderator_duty;`).join(' ')}
    DELETE FROM public._moderator_duty_v; DELETE FROM public.moderator_duty;`),
  );
}

const TOLD = [
  ['INSERT', 'NEW'],
  ['UPDATE', 'NEW'],
  ['DELETE', 'OLD'],
] as const;
