-- Updates the search entry of a topic's first post, which contains the title, after the title changed.
CREATE OR REPLACE FUNCTION forum.enter_title() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM forum.enter(p) FROM public.forum_posts p WHERE topic_id = NEW.id AND number = 1;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER enter_title AFTER UPDATE OF title ON public.forum_topics
  FOR EACH ROW WHEN (NEW.title <> OLD.title)
  EXECUTE FUNCTION forum.enter_title();
