import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * How news gets into inboxes: of one person or of thousands in one statement, inside the transaction of whatever is
 * told. Whoever watches a condition is told when its published text has really changed: `revision` counts just that,
 * and no minor edit. A trigger, so that it does not matter who publishes, and by which path.
 *
 * inbox.tell  people: whom; topic: what they may have chosen against, null for what always comes. Answers how many were
 *             told. A full inbox (500, as INBOX_SIZE of the contract) loses its oldest, read ones first.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE SCHEMA inbox;

    CREATE FUNCTION inbox.tell(people integer[], about text, filled jsonb, leads_to text, topic text) RETURNS integer
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

      DELETE FROM public.notifications WHERE id IN (
        SELECT surplus.id FROM unnest(told) AS owner (id) CROSS JOIN LATERAL (
          SELECT n.id FROM public.notifications n WHERE n.user_id = owner.id
          ORDER BY n.read_at IS NOT NULL, n.created_at DESC, n.id DESC OFFSET 500) AS surplus);
      RETURN coalesce(cardinality(told), 0);
    END $$;

    CREATE FUNCTION inbox.tell_watchers() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM inbox.tell(
        ARRAY(SELECT w.user_id FROM public.watchlist w
          WHERE w.condition_id = NEW.id AND w.user_id IS DISTINCT FROM NEW.last_edited_by_id),
        'watched_changed', jsonb_build_object('title', NEW.name), '/history?condition=' || NEW.id, 'watched');
      RETURN NULL;
    END $$;
    CREATE TRIGGER tell_watchers AFTER UPDATE ON public.conditions FOR EACH ROW
      WHEN (NEW._status = 'published' AND NEW.revision > OLD.revision) EXECUTE FUNCTION inbox.tell_watchers();

    -- The history of a condition, newest first.
    CREATE INDEX conditions_history ON public._conditions_v (parent_id, id) WHERE version__status = 'published';`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw('DROP TRIGGER tell_watchers ON conditions; DROP SCHEMA inbox CASCADE; DROP INDEX conditions_history;'),
  );
}
