-- Notifies users: adds to the inboxes of those who did not switch `topic` off (null: always comes), and returns how
-- many. Adds a mail to the outbox for all, because their choice of mails is read when it is sent. With `wait` the mail
-- is sent after that time, and none is added while one about the same `filled ->> 'topic'` has not been tried yet.
CREATE OR REPLACE FUNCTION inbox.tell(
  people integer[], about text, filled jsonb, leads_to text, topic text, wait interval DEFAULT '0')
  RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE
    notified integer[];
  BEGIN
    WITH added AS (
      INSERT INTO public.notifications AS n (user_id, kind, "values", link)
      SELECT u.id, about, filled, leads_to
      FROM public.users u
      LEFT JOIN public.user_profiles p ON p.user_id = u.id
      WHERE u.id = ANY (people) AND (p.preferences -> 'notifications' ->> topic) IS DISTINCT FROM 'false'
      -- Waits for a concurrent deletion of an account and leaves it out. Otherwise the insertion, and so the caller's
      -- transaction, would fail at the foreign key.
      FOR KEY SHARE OF u
      RETURNING n.user_id)
    SELECT array_agg(user_id) INTO notified FROM added;

    INSERT INTO mail.outbox (user_id, kind, "values", link, not_before)
    SELECT u.id, about, filled, leads_to, now() + wait
    FROM public.users u
    WHERE u.id = ANY (people)
      AND (
        wait = '0'
        OR NOT EXISTS (
          SELECT FROM mail.outbox o
          WHERE o.user_id = u.id AND o.kind = about AND o."values" ->> 'topic' = filled ->> 'topic' AND o.attempts = 0))
    FOR KEY SHARE OF u;

    -- An inbox has at most MAX_INBOX_NOTIFICATIONS: unread ones stay longer than read ones, new ones longer than old.
    DELETE FROM public.notifications
    WHERE id IN (
      SELECT surplus.id
      FROM unnest(notified) AS owner (id)
      CROSS JOIN LATERAL (
        SELECT n.id
        FROM public.notifications n
        WHERE n.user_id = owner.id
        ORDER BY n.read_at IS NOT NULL, n.created_at DESC, n.id DESC
        OFFSET 500) AS surplus);
    RETURN coalesce(cardinality(notified), 0);
  END $$;
