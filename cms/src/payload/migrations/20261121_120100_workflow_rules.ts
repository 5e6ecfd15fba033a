import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What holds for every contribution whoever writes to the database (ADR 015): what was sent in is never removed, what is
 * decided stays decided, nobody is noted as having approved their own work, and the record of what happened only grows.
 * The one change of an event is that it lets go of somebody whose account is deleted (decision 013).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    UPDATE contributions SET submitted_at = created_at WHERE submitted_at IS NULL;

    ALTER TABLE review_events DROP CONSTRAINT review_events_contribution_id_contributions_id_fk;
    ALTER TABLE review_events ADD CONSTRAINT review_events_contribution_id_contributions_id_fk
      FOREIGN KEY (contribution_id) REFERENCES contributions (id) ON DELETE RESTRICT;
    ALTER TABLE contributions DROP CONSTRAINT contributions_language_id_languages_id_fk;
    ALTER TABLE contributions ADD CONSTRAINT contributions_language_id_languages_id_fk
      FOREIGN KEY (language_id) REFERENCES languages (id) ON DELETE RESTRICT;
    ALTER TABLE contributions ADD CONSTRAINT nobody_approves_their_own CHECK (approved_by_id <> user_id);
    CREATE INDEX contributions_due ON contributions (scheduled_for) WHERE status = 'approved' AND scheduled_for IS NOT NULL;

    CREATE SCHEMA review;

    CREATE FUNCTION review.keep_event() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND NEW.user_id IS NULL
        AND to_jsonb(NEW) - 'user_id' = to_jsonb(OLD) - 'user_id' THEN RETURN NEW; END IF;
      RAISE EXCEPTION 'What happened to a contribution is never changed or removed' USING ERRCODE = 'CG409';
    END $$;
    CREATE TRIGGER keep_event BEFORE UPDATE OR DELETE ON review_events FOR EACH ROW EXECUTE FUNCTION review.keep_event();

    CREATE FUNCTION review.keep_contribution() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'What was sent in is never removed' USING ERRCODE = 'CG409'; END IF;
      RAISE EXCEPTION 'What is decided stays decided' USING ERRCODE = 'CG409';
    END $$;
    CREATE TRIGGER keep_contribution BEFORE DELETE ON contributions FOR EACH ROW
      WHEN (OLD.status <> 'draft') EXECUTE FUNCTION review.keep_contribution();
    CREATE TRIGGER keep_decision BEFORE UPDATE ON contributions FOR EACH ROW
      WHEN (OLD.status IN ('published', 'rejected', 'withdrawn') AND
        (NEW.status <> OLD.status OR NEW.content <> OLD.content))
      EXECUTE FUNCTION review.keep_contribution();`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP TRIGGER keep_event ON review_events;
    DROP TRIGGER keep_contribution ON contributions;
    DROP TRIGGER keep_decision ON contributions;
    DROP SCHEMA review CASCADE;
    DROP INDEX contributions_due;
    ALTER TABLE contributions DROP CONSTRAINT nobody_approves_their_own;`),
  );
}
