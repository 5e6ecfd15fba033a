CREATE OR REPLACE FUNCTION publisher.note_rater() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM publisher.note(jsonb_build_object('kind', 'path-rating', 'id', p.id), p.title)
      FROM public.learning_path_reviews r JOIN public.learning_paths p ON p.id = r.learning_path_id
      WHERE r.user_id = NEW.id AND r.state = 'visible';
      RETURN NULL;
    END $$;

CREATE OR REPLACE TRIGGER note_rater AFTER UPDATE OF display_name ON public.users
  FOR EACH ROW WHEN (OLD.display_name IS DISTINCT FROM NEW.display_name)
  EXECUTE FUNCTION publisher.note_rater();
