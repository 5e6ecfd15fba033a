-- Adds a push for each new notification and each browser in which its user has a subscription and is signed in, and
-- wakes the publisher process, which sends it. Runs in the transaction of the notification (decision 039).
CREATE OR REPLACE FUNCTION push.queue() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO push.outbox (subscription_id, kind)
    SELECT s.id, n.kind
    FROM added n
    JOIN push.subscription s ON s.user_id = n.user_id
    JOIN public.user_sessions u ON u.id = s.session_id AND u.expires_at > now();
    IF FOUND THEN PERFORM pg_notify('push_waiting', ''); END IF;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER push AFTER INSERT ON public.notifications
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION push.queue();
