-- Records as gone the page of a post that readers lose, and the pages of its replies, which may quote it. These pages
-- still exist, but their saved copies contain the removed text.
CREATE OR REPLACE FUNCTION corrections.note_post() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM corrections.note_gone(
      ARRAY(
        SELECT DISTINCT corrections.topic_path(p.topic_id, forum.page_of(p.number))
        FROM public.forum_posts p
        JOIN public.forum_topics t ON t.id = p.topic_id
        WHERE (p.id = NEW.id OR p.parent_post_id = NEW.id) AND forum.is_for_everyone(t)),
      true);
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER note_gone AFTER UPDATE ON public.forum_posts
  FOR EACH ROW WHEN (
    (OLD.state = 'visible' AND NEW.state IS DISTINCT FROM 'visible')
    OR (OLD.purged_at IS NULL AND NEW.purged_at IS NOT NULL)
  )
  EXECUTE FUNCTION corrections.note_post();
