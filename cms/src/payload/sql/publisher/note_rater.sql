-- Records the learning paths that a user rated when their display name changes, because the pages of these paths show
-- it beside visible ratings.
CREATE OR REPLACE FUNCTION publisher.note_rater() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM publisher.note(jsonb_build_object('kind', 'path-rating', 'id', path.id), path.title)
    FROM public.learning_path_reviews AS rating
    JOIN public.learning_paths AS path ON path.id = rating.learning_path_id
    WHERE rating.user_id = NEW.id AND rating.state = 'visible';
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER note_rater AFTER UPDATE OF display_name ON public.users
  FOR EACH ROW WHEN (OLD.display_name IS DISTINCT FROM NEW.display_name)
  EXECUTE FUNCTION publisher.note_rater();
