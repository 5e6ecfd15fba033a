import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Replies in one topic of the forum, or in one thread of a Talk page, are one unread notification with a count, and one mail.
 *
 * inbox.tell          as before (20261122_150000_mail), with `wait`: until then a mail waits for more of the same. A mail that
 *                     still waits about the same `topic` of the values serves for this news as well.
 * inbox.tell_counted  the same of replies. `filled` names the topic or thread as `topic`. Whoever has an unread notification
 *                     about it has one more in its count, and no other mail; it goes on leading to the first reply.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE INDEX notifications_of_replies ON public.notifications (("values" ->> 'topic'), user_id)
      WHERE read_at IS NULL AND kind IN ('thread_answered', 'post_answered', 'members_post_answered');

    DROP FUNCTION inbox.tell(integer[], text, jsonb, text, text);
    CREATE FUNCTION inbox.tell(people integer[], about text, filled jsonb, leads_to text, topic text,
      wait interval DEFAULT '0') RETURNS integer
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

      INSERT INTO mail.outbox (user_id, kind, "values", link, not_before)
      SELECT u.id, about, filled, leads_to, now() + wait FROM public.users u
      WHERE u.id = ANY (people) AND (wait = '0' OR NOT EXISTS (SELECT FROM mail.outbox o
        WHERE o.user_id = u.id AND o.kind = about AND o."values" ->> 'topic' = filled ->> 'topic' AND o.attempts = 0))
      FOR KEY SHARE OF u;

      DELETE FROM public.notifications WHERE id IN (
        SELECT surplus.id FROM unnest(told) AS owner (id) CROSS JOIN LATERAL (
          SELECT n.id FROM public.notifications n WHERE n.user_id = owner.id
          ORDER BY n.read_at IS NOT NULL, n.created_at DESC, n.id DESC OFFSET 500) AS surplus);
      RETURN coalesce(cardinality(told), 0);
    END $$;

    CREATE FUNCTION inbox.tell_counted(people integer[], about text, filled jsonb, leads_to text, wanted text, wait interval)
    RETURNS integer LANGUAGE plpgsql AS $$
    DECLARE
      counted integer[];
      others integer[];
    BEGIN
      IF people = '{}' THEN RETURN 0; END IF;
      -- Of two replies at the same moment the second finds what the first has told: each statement here has a snapshot of its own.
      PERFORM pg_advisory_xact_lock(hashtext('inbox.tell_counted'), hashtext(filled ->> 'topic'));
      WITH one_more AS (
        UPDATE public.notifications n SET kind = about, link = CASE n.kind WHEN about THEN n.link ELSE leads_to END,
          "values" = filled || jsonb_build_object('count', ((n."values" ->> 'count')::integer + 1)::text),
          created_at = now(), updated_at = now()
        WHERE n."values" ->> 'topic' = filled ->> 'topic' AND n.user_id = ANY (people)
          AND n.read_at IS NULL AND n.kind IN ('thread_answered', 'post_answered', 'members_post_answered')
        RETURNING n.user_id)
      SELECT coalesce(array_agg(user_id), '{}') INTO counted FROM one_more;
      others := ARRAY(SELECT unnest(people) EXCEPT SELECT unnest(counted));
      -- For who wants mails and no notifications. Not one that is being sent: this would wait for the mail server.
      UPDATE mail.outbox SET "values" = filled || jsonb_build_object('count', (("values" ->> 'count')::integer + 1)::text)
      WHERE id IN (SELECT id FROM mail.outbox WHERE user_id = ANY (others) AND kind = about AND attempts = 0
        AND "values" ->> 'topic' = filled ->> 'topic' FOR UPDATE SKIP LOCKED);
      RETURN cardinality(counted) + inbox.tell(others, about, filled || '{"count": "1"}', leads_to, wanted, wait);
    END $$;`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP FUNCTION inbox.tell_counted(integer[], text, jsonb, text, text, interval);
    DROP FUNCTION inbox.tell(integer[], text, jsonb, text, text, interval);
    DROP INDEX public.notifications_of_replies;
    CREATE FUNCTION inbox.tell(people integer[], about text, filled jsonb, leads_to text, topic text) RETURNS integer
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
      INSERT INTO mail.outbox (user_id, kind, "values", link)
      SELECT u.id, about, filled, leads_to FROM public.users u WHERE u.id = ANY (people) FOR KEY SHARE OF u;
      DELETE FROM public.notifications WHERE id IN (
        SELECT surplus.id FROM unnest(told) AS owner (id) CROSS JOIN LATERAL (
          SELECT n.id FROM public.notifications n WHERE n.user_id = owner.id
          ORDER BY n.read_at IS NOT NULL, n.created_at DESC, n.id DESC OFFSET 500) AS surplus);
      RETURN coalesce(cardinality(told), 0);
    END $$;`),
  );
}
