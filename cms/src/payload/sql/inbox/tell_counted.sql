-- Notifies users of a reply in the forum topic or Talk thread that `filled ->> 'topic'` names (decision 048). An unread
-- notification about it counts the reply and still leads to the first one; other users get a new one (inbox.tell).
-- Returns in how many inboxes.
CREATE OR REPLACE FUNCTION inbox.tell_counted(
  people integer[], about text, filled jsonb, leads_to text, wanted text, wait interval)
  RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE
    counted integer[];
    others integer[];
  BEGIN
    IF people = '{}' THEN RETURN 0; END IF;
    -- One reply at a time. Each statement below takes its snapshot after the lock, so it sees the notifications of the
    -- reply before.
    PERFORM pg_advisory_xact_lock(hashtext('inbox.tell_counted'), hashtext(filled ->> 'topic'));
    WITH unread AS (
      UPDATE public.notifications n
      SET
        kind = about,
        link = CASE n.kind WHEN about THEN n.link ELSE leads_to END,
        "values" = filled || jsonb_build_object('count', ((n."values" ->> 'count')::integer + 1)::text),
        created_at = now(),
        updated_at = now()
      WHERE n."values" ->> 'topic' = filled ->> 'topic'
        AND n.user_id = ANY (people)
        AND n.read_at IS NULL
        AND n.kind IN ('thread_answered', 'post_answered', 'members_post_answered')
      RETURNING n.user_id)
    SELECT coalesce(array_agg(user_id), '{}') INTO counted FROM unread;
    others := ARRAY(SELECT unnest(people) EXCEPT SELECT unnest(counted));
    -- Counts in the waiting mails of users without an unread notification, such as those who want mails alone. SKIP
    -- LOCKED leaves out a mail that is being sent, for which this would wait as long as the mail server takes.
    UPDATE mail.outbox
    SET "values" = filled || jsonb_build_object('count', (("values" ->> 'count')::integer + 1)::text)
    WHERE id IN (
      SELECT id
      FROM mail.outbox
      WHERE user_id = ANY (others) AND kind = about AND attempts = 0 AND "values" ->> 'topic' = filled ->> 'topic'
      FOR UPDATE SKIP LOCKED);
    RETURN cardinality(counted) + inbox.tell(others, about, filled || '{"count": "1"}', leads_to, wanted, wait);
  END $$;
