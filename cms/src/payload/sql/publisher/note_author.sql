-- Records that the name or role of a user who posted in the forum changed, or that the user is deleted, because pages
-- with their posts and topics show these. Runs before a deletion: afterwards no post and no topic refers to the user.
CREATE OR REPLACE FUNCTION publisher.note_author() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM public.forum_posts WHERE user_id = OLD.id)
      OR EXISTS (SELECT FROM public.forum_topics WHERE created_by_id = OLD.id) THEN
      PERFORM publisher.note(jsonb_build_object('kind', 'forum-author', 'id', OLD.id), NULL);
    END IF;
    RETURN coalesce(NEW, OLD);
  END $$;

CREATE OR REPLACE TRIGGER note_author AFTER UPDATE OF display_name, role ON public.users
  FOR EACH ROW WHEN (OLD.display_name IS DISTINCT FROM NEW.display_name OR OLD.role IS DISTINCT FROM NEW.role)
  EXECUTE FUNCTION publisher.note_author();
CREATE OR REPLACE TRIGGER note_author_leaving BEFORE DELETE ON public.users
  FOR EACH ROW EXECUTE FUNCTION publisher.note_author();
