-- Records a change of the condition whose correction was published, so that its pages are rendered again, and wakes the
-- publisher, which notifies readers (notifyOfCorrections).
CREATE OR REPLACE FUNCTION corrections.note() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.condition_id IS NOT NULL THEN
      PERFORM publisher.note(
        jsonb_build_object('kind', 'correction', 'id', NEW.condition_id),
        (SELECT name FROM public.conditions WHERE id = NEW.condition_id));
    END IF;
    PERFORM pg_notify('publisher_asked', 'corrections');
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER note AFTER INSERT ON corrections.correction FOR EACH ROW EXECUTE FUNCTION corrections.note();
