-- Starts or ends the digests of a user whose mail preferences are stored or changed. The first digest has only posts
-- written from then on, so `digested` of each topic that the user watches or muted becomes its last number.
CREATE OR REPLACE FUNCTION forum.begin_digests() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    this_period timestamptz := forum.digest_period(NEW.preferences);
  BEGIN
    IF this_period IS NULL THEN
      DELETE FROM forum.digest WHERE user_id = NEW.user_id;
    ELSIF NEW.user_id IS NOT NULL THEN
      INSERT INTO forum.digest (user_id, period) VALUES (NEW.user_id, this_period)
      ON CONFLICT DO NOTHING;
      IF FOUND THEN
        UPDATE forum.following f
        SET digested = t.last_number
        FROM public.forum_topics t
        WHERE f.user_id = NEW.user_id AND t.id = f.topic_id;
      END IF;
    END IF;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER begin_digests AFTER INSERT ON public.user_profiles
  FOR EACH ROW WHEN (NEW.preferences IS NOT NULL)
  EXECUTE FUNCTION forum.begin_digests();
CREATE OR REPLACE TRIGGER change_digests AFTER UPDATE OF preferences ON public.user_profiles
  FOR EACH ROW WHEN ((NEW.preferences -> 'mail') IS DISTINCT FROM (OLD.preferences -> 'mail'))
  EXECUTE FUNCTION forum.begin_digests();
