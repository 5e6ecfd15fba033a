CREATE OR REPLACE FUNCTION inbox.tell_watchers() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM corrections.correction c WHERE c.condition_id = NEW.id AND c.at = now()) THEN RETURN NULL; END IF;
    PERFORM inbox.tell(
      ARRAY(SELECT w.user_id FROM public.watchlist w
        WHERE w.condition_id = NEW.id AND w.user_id IS DISTINCT FROM NEW.last_edited_by_id),
      CASE WHEN NEW._status <> 'published' THEN 'watched_removed'
        WHEN NEW.revision > OLD.revision OR OLD._status <> 'published' THEN 'watched_changed'
        WHEN NEW.is_protected THEN 'watched_protected' ELSE 'watched_unprotected' END,
      jsonb_build_object('title', NEW.name) || CASE WHEN NEW._status = 'published' AND NEW.revision > OLD.revision THEN '{}'
        ELSE jsonb_strip_nulls(jsonb_build_object('reason', nullif(NEW.edit_summary, ''))) END,
      '/history?condition=' || NEW.id, 'watched');
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER tell_watchers AFTER UPDATE ON public.conditions
  FOR EACH ROW WHEN (((NEW._status = 'published') AND ((NEW.revision > OLD.revision) OR (NEW.is_protected IS DISTINCT FROM OLD.is_protected))) OR ((NEW._status <> 'published') AND (OLD._status = 'published')))
  EXECUTE FUNCTION inbox.tell_watchers();
