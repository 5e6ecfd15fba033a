import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What is told in an inbox is mailed from an outbox, which is written in the same transaction. An address never stands in
 * it: whose it is then, and whether they want the mail, is asked when it leaves. Whoever sends is told at once.
 *
 * inbox.tell  as before (20261121_121000_inbox), and puts each kind into the outbox for everybody whom it concerns,
 *             whatever they chose for their inbox.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE SCHEMA mail;
    CREATE TABLE mail.outbox (
      id bigserial PRIMARY KEY,
      user_id integer REFERENCES public.users ON DELETE CASCADE,
      -- Of what was sent in without an account.
      contribution_id integer REFERENCES public.contributions ON DELETE CASCADE,
      kind text NOT NULL,
      "values" jsonb NOT NULL DEFAULT '{}',
      link text,
      at timestamptz NOT NULL DEFAULT now(),
      not_before timestamptz NOT NULL DEFAULT now(),
      attempts integer NOT NULL DEFAULT 0,
      error text,
      CHECK (num_nonnulls(user_id, contribution_id) = 1)
    );
    CREATE INDEX outbox_due ON mail.outbox (not_before, id);
    CREATE INDEX outbox_of_user ON mail.outbox (user_id);
    CREATE INDEX outbox_of_contribution ON mail.outbox (contribution_id);
    CREATE FUNCTION mail.tell_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('mail_waiting', '');
      RETURN NULL;
    END $$;
    CREATE TRIGGER tell_waiting AFTER INSERT ON mail.outbox FOR EACH STATEMENT EXECUTE FUNCTION mail.tell_waiting();

    -- The language that somebody without an account wrote in.
    CREATE TABLE mail.guest (
      contribution_id integer PRIMARY KEY REFERENCES public.contributions ON DELETE CASCADE,
      language text NOT NULL
    );

    CREATE OR REPLACE FUNCTION inbox.tell(people integer[], about text, filled jsonb, leads_to text, topic text) RETURNS integer
    LANGUAGE plpgsql AS $$
    DECLARE told integer[];
    BEGIN
      WITH added AS (
        INSERT INTO public.notifications AS n (user_id, kind, "values", link)
        SELECT u.id, about, filled, leads_to FROM public.users u LEFT JOIN public.user_profiles p ON p.user_id = u.id
        WHERE u.id = ANY (people) AND (p.preferences -> 'notifications' ->> topic) IS DISTINCT FROM 'false'
        -- Waits for a deletion that is under way, instead of failing, and the caller's transaction with it.
        FOR KEY SHARE OF u
        RETURNING n.user_id)
      SELECT array_agg(user_id) INTO told FROM added;

      INSERT INTO mail.outbox (user_id, kind, "values", link)
      SELECT u.id, about, filled, leads_to FROM public.users u WHERE u.id = ANY (people) FOR KEY SHARE OF u;

      DELETE FROM public.notifications WHERE id IN (
        SELECT surplus.id FROM unnest(told) AS owner (id) CROSS JOIN LATERAL (
          SELECT n.id FROM public.notifications n WHERE n.user_id = owner.id
          ORDER BY n.read_at IS NOT NULL, n.created_at DESC, n.id DESC OFFSET 500) AS surplus);
      RETURN coalesce(cardinality(told), 0);
    END $$;

    -- Not only of other texts: of what becomes of the page as well.
    CREATE OR REPLACE FUNCTION inbox.tell_watchers() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM inbox.tell(
        ARRAY(SELECT w.user_id FROM public.watchlist w
          WHERE w.condition_id = NEW.id AND w.user_id IS DISTINCT FROM NEW.last_edited_by_id),
        CASE WHEN NEW._status <> 'published' THEN 'watched_removed'
          WHEN NEW.revision > OLD.revision OR OLD._status <> 'published' THEN 'watched_changed'
          WHEN NEW.is_protected THEN 'watched_protected' ELSE 'watched_unprotected' END,
        jsonb_build_object('title', NEW.name) || CASE WHEN NEW._status = 'published' AND NEW.revision > OLD.revision THEN '{}'
          ELSE jsonb_strip_nulls(jsonb_build_object('reason', nullif(NEW.edit_summary, ''))) END,
        '/history?condition=' || NEW.id, 'watched');
      RETURN NULL;
    END $$;
    DROP TRIGGER tell_watchers ON public.conditions;
    CREATE TRIGGER tell_watchers AFTER UPDATE ON public.conditions FOR EACH ROW
      WHEN ((NEW._status = 'published' AND (NEW.revision > OLD.revision OR NEW.is_protected IS DISTINCT FROM OLD.is_protected))
        OR (NEW._status <> 'published' AND OLD._status = 'published'))
      EXECUTE FUNCTION inbox.tell_watchers();`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(BACK));
}

/** Inboxes stay; what waited to be mailed is lost. */
const BACK = `
    DROP TRIGGER tell_watchers ON public.conditions;
    CREATE OR REPLACE FUNCTION inbox.tell(people integer[], about text, filled jsonb, leads_to text, topic text) RETURNS integer
    LANGUAGE plpgsql AS $$
    DECLARE told integer[];
    BEGIN
      WITH added AS (
        INSERT INTO public.notifications AS n (user_id, kind, "values", link)
        SELECT u.id, about, filled, leads_to FROM public.users u LEFT JOIN public.user_profiles p ON p.user_id = u.id
        WHERE u.id = ANY (people) AND (p.preferences -> 'notifications' ->> topic) IS DISTINCT FROM 'false'
        FOR KEY SHARE OF u
        RETURNING n.user_id)
      SELECT array_agg(user_id) INTO told FROM added;
      DELETE FROM public.notifications WHERE id IN (
        SELECT surplus.id FROM unnest(told) AS owner (id) CROSS JOIN LATERAL (
          SELECT n.id FROM public.notifications n WHERE n.user_id = owner.id
          ORDER BY n.read_at IS NOT NULL, n.created_at DESC, n.id DESC OFFSET 500) AS surplus);
      RETURN coalesce(cardinality(told), 0);
    END $$;
    CREATE OR REPLACE FUNCTION inbox.tell_watchers() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM inbox.tell(
        ARRAY(SELECT w.user_id FROM public.watchlist w
          WHERE w.condition_id = NEW.id AND w.user_id IS DISTINCT FROM NEW.last_edited_by_id),
        'watched_changed', jsonb_build_object('title', NEW.name), '/history?condition=' || NEW.id, 'watched');
      RETURN NULL;
    END $$;
    CREATE TRIGGER tell_watchers AFTER UPDATE ON public.conditions FOR EACH ROW
      WHEN (NEW._status = 'published' AND NEW.revision > OLD.revision) EXECUTE FUNCTION inbox.tell_watchers();
    DROP SCHEMA mail CASCADE;`;
