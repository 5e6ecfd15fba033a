import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What the deletion of an account means, whoever deletes it: the person on the site, an administrator in the CMS, a
 * statement by hand. Foreign keys already take what is private and let go of what was contributed (decision 006); this
 * takes the person out of what stays (decision 013), and never the last administrator.
 *
 * erasure.gone  ids of deleted accounts, nothing else of them. Payload reads a whole user and writes all of it back a
 *               moment later, as an INSERT where the row is gone: an account that was deleted in between would be back.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE SCHEMA erasure;
    CREATE TABLE erasure.gone (user_id integer PRIMARY KEY);

    CREATE FUNCTION erasure.keep_an_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- One after the other, or two administrators who leave at the same moment would each count on the other.
      PERFORM pg_advisory_xact_lock(hashtext('erasure'));
      IF NOT EXISTS (SELECT FROM public.users WHERE role = 'admin' AND id <> OLD.id) THEN
        RAISE EXCEPTION 'There has to be an administrator' USING ERRCODE = 'CG409';
      END IF;
      IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER administrator_leaves BEFORE DELETE ON public.users FOR EACH ROW
      WHEN (OLD.role = 'admin') EXECUTE FUNCTION erasure.keep_an_administrator();
    CREATE TRIGGER administrator_changes BEFORE UPDATE OF role ON public.users FOR EACH ROW
      WHEN (OLD.role = 'admin' AND NEW.role <> 'admin') EXECUTE FUNCTION erasure.keep_an_administrator();

    CREATE FUNCTION erasure.forget_person() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- Two people who are both named by many records would wait for each other.
      PERFORM pg_advisory_xact_lock(hashtext('erasure'));
      INSERT INTO erasure.gone (user_id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
      UPDATE public.discussions SET user_name = 'Former member' WHERE user_id = OLD.id;
      -- What was sent without signing in, too, where the address was shown to be theirs.
      UPDATE public.contributions SET contributor_name = NULL, contributor_email = NULL
        WHERE user_id = OLD.id OR (user_id IS NULL AND OLD.is_verified AND
          lower(normalize(contributor_email, NFKC) COLLATE "und-x-icu") = lower(normalize(OLD.email, NFKC) COLLATE "und-x-icu"));
      UPDATE public.analytics_events SET event_data = '{}', session_id = NULL, user_agent = NULL, ip_address = NULL
        WHERE user_id = OLD.id;
      DELETE FROM public.payload_preferences p USING public.payload_preferences_rels r
        WHERE r.parent_id = p.id AND r.users_id = OLD.id;
      DELETE FROM public.payload_locked_documents d USING public.payload_locked_documents_rels r
        WHERE r.parent_id = d.id AND r.users_id = OLD.id;
      RETURN OLD;
    END $$;
    CREATE TRIGGER forget_person BEFORE DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION erasure.forget_person();

    CREATE FUNCTION erasure.stay_gone() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM erasure.gone WHERE user_id = NEW.id) THEN
        RAISE EXCEPTION 'This account was deleted' USING ERRCODE = 'CG410';
      END IF;
      RETURN NULL;
    END $$;
    -- After, not before: only then is a deletion seen that was under way when the statement began.
    CREATE TRIGGER stay_gone AFTER INSERT ON public.users FOR EACH ROW EXECUTE FUNCTION erasure.stay_gone();`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('DROP SCHEMA erasure CASCADE'));
}
