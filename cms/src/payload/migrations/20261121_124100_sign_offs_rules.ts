import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What holds for medical sign-offs whoever writes to the database: they are added and stay. Two changes are allowed: a row
 * lets go of somebody whose account is deleted, name and all (decision 013), and of a page that is deleted. Whatever
 * changes in them queues the pages that show it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ALTER TABLE sign_offs ADD CONSTRAINT sign_offs_are_whole
      CHECK (withdraws_id IS NOT NULL OR (credential <> '' AND next_review_at >= signed_at));
    ALTER TABLE sign_offs DROP CONSTRAINT sign_offs_withdraws_id_sign_offs_id_fk;
    ALTER TABLE sign_offs ADD CONSTRAINT sign_offs_withdraws_id_sign_offs_id_fk
      FOREIGN KEY (withdraws_id) REFERENCES sign_offs (id) ON DELETE RESTRICT;

    CREATE FUNCTION review.keep_sign_off() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE'
        AND to_jsonb(NEW) - ARRAY['user_id', 'signer_name', 'condition_id'] = to_jsonb(OLD) - ARRAY['user_id', 'signer_name', 'condition_id']
        AND (NEW.condition_id IS NOT DISTINCT FROM OLD.condition_id OR NEW.condition_id IS NULL)
        AND ((NEW.user_id IS NOT DISTINCT FROM OLD.user_id AND NEW.signer_name IS NOT DISTINCT FROM OLD.signer_name)
          OR (NEW.user_id IS NULL AND NEW.signer_name IS NULL)) THEN RETURN NEW; END IF;
      RAISE EXCEPTION 'What was signed is never changed or removed' USING ERRCODE = 'CG409';
    END $$;
    CREATE TRIGGER keep_sign_off BEFORE UPDATE OR DELETE ON sign_offs FOR EACH ROW EXECUTE FUNCTION review.keep_sign_off();

    CREATE FUNCTION review.queue_signed_page() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO payload_jobs (task_slug, queue, input)
        VALUES ('publish', 'publish', jsonb_build_object('change', jsonb_build_object('kind', 'sign-off', 'id', NEW.condition_id)));
      RETURN NULL;
    END $$;
    CREATE TRIGGER queue_signed_page AFTER INSERT OR UPDATE ON sign_offs FOR EACH ROW
      WHEN (NEW.condition_id IS NOT NULL) EXECUTE FUNCTION review.queue_signed_page();

    CREATE FUNCTION erasure.forget_signer() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE public.sign_offs SET user_id = NULL, signer_name = NULL WHERE user_id = OLD.id;
      RETURN OLD;
    END $$;
    -- After forget_person by its name, which takes the lock that deletions wait for.
    CREATE TRIGGER forget_signer BEFORE DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION erasure.forget_signer();`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP FUNCTION erasure.forget_signer() CASCADE;
    DROP FUNCTION review.queue_signed_page() CASCADE;
    DROP FUNCTION review.keep_sign_off() CASCADE;
    ALTER TABLE sign_offs DROP CONSTRAINT sign_offs_are_whole;`),
  );
}
