-- Posts count where readers have their topic.
CREATE OR REPLACE FUNCTION forum.count_topic() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    more integer := forum.is_open(NEW)::int - CASE TG_OP WHEN 'UPDATE' THEN forum.is_open(OLD)::int ELSE 0 END;
  BEGIN
    IF more = 0 THEN RETURN NULL; END IF;
    PERFORM forum.count('topics', more);
    IF TG_OP = 'UPDATE' THEN
      PERFORM forum.count('posts', more * (SELECT count(*)::int FROM public.forum_posts WHERE topic_id = NEW.id AND state = 'visible'));
    END IF;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER count_topic AFTER INSERT OR UPDATE OF state, merged_into_id ON public.forum_topics
  FOR EACH ROW EXECUTE FUNCTION forum.count_topic();
