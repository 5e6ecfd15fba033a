-- Records that the pages of a forum topic are gone or have come back, of a long topic the first hundred (decision 040).
CREATE OR REPLACE FUNCTION corrections.note_topic() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM corrections.note_gone(
      ARRAY(
        SELECT corrections.topic_path(NEW.id, page)
        FROM generate_series(1, least(forum.page_of(NEW.last_number), 100)) AS page),
      forum.is_for_everyone(OLD));
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER note_gone AFTER UPDATE ON public.forum_topics
  FOR EACH ROW WHEN (forum.is_for_everyone(OLD) IS DISTINCT FROM forum.is_for_everyone(NEW))
  EXECUTE FUNCTION corrections.note_topic();
