CREATE OR REPLACE FUNCTION forum.count_post() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    had integer := CASE TG_OP WHEN 'UPDATE' THEN (OLD.state = 'visible')::int ELSE 0 END;
    has integer := (NEW.state = 'visible')::int;
    more integer := has - had;
    topic public.forum_topics;
  BEGIN
    IF more = 0 AND NEW.number > 1 THEN RETURN NULL; END IF;
    UPDATE public.forum_topics t SET
      post_count = post_count + CASE WHEN NEW.number > 1 THEN more ELSE 0 END,
      description = CASE WHEN NEW.number = 1 THEN forum.describe(NEW) ELSE description END,
      last_post_at = CASE WHEN TG_OP = 'INSERT' THEN greatest(last_post_at, NEW.created_at)
        WHEN more = 0 THEN last_post_at ELSE forum.last_post(t) END
      WHERE id = NEW.topic_id RETURNING * INTO topic;
    IF more <> 0 AND forum.is_open(topic) THEN PERFORM forum.count('posts', more); END IF;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER count_post AFTER INSERT OR UPDATE OF state, content, warning ON public.forum_posts
  FOR EACH ROW EXECUTE FUNCTION forum.count_post();
