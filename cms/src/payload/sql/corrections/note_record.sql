-- Records that the page of a condition, module or learning path is gone or has come back; for a path also the pages of
-- its active modules.
CREATE OR REPLACE FUNCTION corrections.note_record() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    was_there boolean := publisher.is_public(to_jsonb(OLD));
    is_there boolean := publisher.is_public(to_jsonb(NEW));
  BEGIN
    IF was_there = is_there THEN RETURN NULL; END IF;
    PERFORM corrections.note_gone(
      CASE TG_TABLE_NAME
        WHEN 'conditions' THEN ARRAY['/condition/' || NEW.id]
        WHEN 'learning_modules' THEN ARRAY['/learning/modules/' || NEW.id]
        ELSE '/learning/paths/' || NEW.id || ARRAY(
          SELECT '/learning/modules/' || m.id FROM public.learning_modules m WHERE m.path_id = NEW.id AND m.is_active)
      END,
      was_there);
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER note_gone AFTER UPDATE ON public.conditions
  FOR EACH ROW WHEN (OLD._status IS DISTINCT FROM NEW._status)
  EXECUTE FUNCTION corrections.note_record();
CREATE OR REPLACE TRIGGER note_gone AFTER UPDATE ON public.learning_modules
  FOR EACH ROW WHEN (OLD.is_active IS DISTINCT FROM NEW.is_active)
  EXECUTE FUNCTION corrections.note_record();
CREATE OR REPLACE TRIGGER note_gone AFTER UPDATE ON public.learning_paths
  FOR EACH ROW WHEN (OLD._status IS DISTINCT FROM NEW._status OR OLD.is_active IS DISTINCT FROM NEW.is_active)
  EXECUTE FUNCTION corrections.note_record();
