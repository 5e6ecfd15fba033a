-- Updates the search entry of a post that was added, edited or moved, or got another state.
CREATE OR REPLACE FUNCTION forum.enter_post() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM forum.enter(NEW);
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER enter_post AFTER INSERT OR UPDATE OF state, content, topic_id ON public.forum_posts
  FOR EACH ROW EXECUTE FUNCTION forum.enter_post();
