-- Updates the day of the author's last visible post after a post was added or got another state.
CREATE OR REPLACE FUNCTION forum.count_writer() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM forum.note_writer(NEW.user_id);
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER count_writer AFTER INSERT OR UPDATE OF state ON public.forum_posts
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL)
  EXECUTE FUNCTION forum.count_writer();
