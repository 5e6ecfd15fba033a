-- Notifies the channel `content_changed` of a topic that search finds by other words, or no more, so that every process
-- reads it again (findTopicIndexes). A reply changes nothing of this.
CREATE OR REPLACE FUNCTION forum.tell_topic_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('content_changed', json_build_object('topics', json_build_array(NEW.id))::text);
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER tell_topic_added AFTER INSERT ON public.forum_topics
  FOR EACH ROW EXECUTE FUNCTION forum.tell_topic_changed();
CREATE OR REPLACE TRIGGER tell_topic_changed AFTER UPDATE ON public.forum_topics
  FOR EACH ROW WHEN ((
      OLD.title, OLD.description, OLD.state, OLD.merged_into_id, OLD.audience, OLD.language, OLD.category_type,
      OLD.condition_id
    ) IS DISTINCT FROM (
      NEW.title, NEW.description, NEW.state, NEW.merged_into_id, NEW.audience, NEW.language, NEW.category_type,
      NEW.condition_id
    ))
  EXECUTE FUNCTION forum.tell_topic_changed();
