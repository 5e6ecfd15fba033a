import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Help lines are read by people who may need them now: a change renders their page, drops the answers that were made from
 * them, and what readers had is kept (as `content_changed`, `outbox_rules` and `kept_rules` say of other records).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE FUNCTION publisher.note_help_line() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF to_jsonb(OLD) - TG_ARGV IS NOT DISTINCT FROM to_jsonb(NEW) - TG_ARGV THEN RETURN NULL; END IF;
      PERFORM publisher.note(jsonb_build_object('kind', 'help-lines'), coalesce(NEW.name, OLD.name));
      RETURN NULL;
    END $$;
    CREATE TRIGGER note_help_line AFTER INSERT OR UPDATE OR DELETE ON public.help_lines FOR EACH ROW
      EXECUTE FUNCTION publisher.note_help_line('updated_at', 'seed_key', 'edit_summary', 'last_edited_by_id');

    ${TOLD.map(
      ([event, transition]) => `
    CREATE TRIGGER tell_content_changed_${event.toLowerCase()} AFTER ${event} ON public.help_lines
      REFERENCING ${transition} TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed('helpLines', 'id');`,
    ).join('')}

    CREATE TRIGGER keep_all BEFORE TRUNCATE ON public.help_lines FOR EACH STATEMENT EXECUTE FUNCTION kept.keep_all();
    CREATE TRIGGER keep_record BEFORE DELETE ON public.help_lines FOR EACH ROW EXECUTE FUNCTION kept.keep_record();
    CREATE TRIGGER keep_all BEFORE TRUNCATE ON public._help_lines_v FOR EACH STATEMENT EXECUTE FUNCTION kept.keep_all();
    CREATE TRIGGER keep_version BEFORE DELETE ON public._help_lines_v FOR EACH ROW
      EXECUTE FUNCTION kept.keep_version('help_lines');
    CREATE TRIGGER keep_row BEFORE UPDATE ON public._help_lines_v FOR EACH ROW
      WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION kept.keep_row('latest', 'updated_at');`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP TRIGGER keep_all ON public.help_lines;
    DROP TRIGGER keep_record ON public.help_lines;
    DROP TRIGGER keep_all ON public._help_lines_v;
    DROP TRIGGER keep_version ON public._help_lines_v;
    DROP TRIGGER keep_row ON public._help_lines_v;
    ${TOLD.map(([event]) => `DROP TRIGGER tell_content_changed_${event.toLowerCase()} ON public.help_lines;`).join(' ')}
    DROP TRIGGER note_help_line ON public.help_lines;
    DROP FUNCTION publisher.note_help_line();`),
  );
}

const TOLD = [
  ['INSERT', 'NEW'],
  ['UPDATE', 'NEW'],
  ['DELETE', 'OLD'],
] as const;
