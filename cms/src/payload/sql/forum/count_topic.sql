-- Updates the forum's totals when a topic comes into lists or leaves them (forum.is_open), with its visible posts.
-- Posts of a new topic are counted as they are added (forum.count_post).
CREATE OR REPLACE FUNCTION forum.count_topic() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    difference integer := forum.is_open(NEW)::int - CASE TG_OP WHEN 'UPDATE' THEN forum.is_open(OLD)::int ELSE 0 END;
  BEGIN
    IF difference = 0 THEN RETURN NULL; END IF;
    PERFORM forum.count('topics', difference);
    IF TG_OP = 'UPDATE' THEN
      PERFORM forum.count('posts', difference * (
        SELECT count(*)::int FROM public.forum_posts WHERE topic_id = NEW.id AND state = 'visible'));
    END IF;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER count_topic AFTER INSERT OR UPDATE OF state, merged_into_id ON public.forum_topics
  FOR EACH ROW EXECUTE FUNCTION forum.count_topic();
