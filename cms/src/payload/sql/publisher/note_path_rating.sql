-- Records that the page of a learning path shows other ratings: a visible rating was added, changed or deleted, or a
-- rating became visible or stopped being visible.
CREATE OR REPLACE FUNCTION publisher.note_path_rating() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    path integer := coalesce(NEW.learning_path_id, OLD.learning_path_id);
  BEGIN
    IF 'visible' NOT IN (coalesce(OLD.state::text, ''), coalesce(NEW.state::text, '')) THEN RETURN NULL; END IF;
    IF (OLD.state, OLD.rating, OLD.review, OLD.is_helpful, OLD.edited_at)
      IS NOT DISTINCT FROM (NEW.state, NEW.rating, NEW.review, NEW.is_helpful, NEW.edited_at) THEN
      RETURN NULL;
    END IF;
    PERFORM publisher.note(
      jsonb_build_object('kind', 'path-rating', 'id', path),
      (SELECT title FROM public.learning_paths WHERE id = path)
    );
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER note_path_rating AFTER INSERT OR DELETE OR UPDATE ON public.learning_path_reviews
  FOR EACH ROW EXECUTE FUNCTION publisher.note_path_rating();
