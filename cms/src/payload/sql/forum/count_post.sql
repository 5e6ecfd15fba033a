-- Updates the topic of a post that was added, edited or got another state: the number of visible replies, the excerpt
-- of the first post, the time of the last one. Changes the forum's total of posts only while lists contain the topic
-- (forum.is_open): forum.count_topic adds or subtracts all posts of a topic that comes into lists or leaves them.
CREATE OR REPLACE FUNCTION forum.count_post() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    visible_before integer := CASE TG_OP WHEN 'UPDATE' THEN (OLD.state = 'visible')::int ELSE 0 END;
    visible_now integer := (NEW.state = 'visible')::int;
    difference integer := visible_now - visible_before;
    topic public.forum_topics;
  BEGIN
    IF difference = 0 AND NEW.number > 1 THEN RETURN NULL; END IF;
    UPDATE public.forum_topics t
    SET
      post_count = post_count + CASE WHEN NEW.number > 1 THEN difference ELSE 0 END,
      description = CASE WHEN NEW.number = 1 THEN forum.describe(NEW) ELSE description END,
      last_post_at = CASE
        WHEN TG_OP = 'INSERT' THEN greatest(last_post_at, NEW.created_at)
        WHEN difference = 0 THEN last_post_at
        ELSE forum.last_post(t)
      END
    WHERE id = NEW.topic_id
    RETURNING * INTO topic;
    IF difference <> 0 AND forum.is_open(topic) THEN PERFORM forum.count('posts', difference); END IF;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER count_post AFTER INSERT OR UPDATE OF state, content, warning ON public.forum_posts
  FOR EACH ROW EXECUTE FUNCTION forum.count_post();
