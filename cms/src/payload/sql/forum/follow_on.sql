-- Lets the watchers of a merged topic watch the topic that it was merged into, unless they watch or muted that one
-- already. Muting is not carried over, and digests begin after the last post that the other topic has now.
CREATE OR REPLACE FUNCTION forum.follow_on() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO forum.following (user_id, topic_id, state, since, digested)
    SELECT f.user_id, t.id, f.state, f.since, t.last_number
    FROM forum.following f
    JOIN public.forum_topics t ON t.id = NEW.merged_into_id
    WHERE f.topic_id = NEW.id AND f.state = 'watching'
    ON CONFLICT DO NOTHING;
    DELETE FROM forum.following WHERE topic_id = NEW.id;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER follow_on AFTER UPDATE OF merged_into_id ON public.forum_topics
  FOR EACH ROW WHEN (NEW.merged_into_id IS NOT NULL)
  EXECUTE FUNCTION forum.follow_on();
