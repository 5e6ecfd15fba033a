-- Notifies the users who watch a condition, except its last editor, when a new revision is published (so of no minor
-- edit), when the condition is taken down, and when the protection of a published one changes. A trigger does it, so
-- that it does not matter how the condition is written.
CREATE OR REPLACE FUNCTION inbox.tell_watchers() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- notifyOfCorrections sends them the text of a correction that this transaction published, instead of this change.
    IF EXISTS (SELECT FROM corrections.correction c WHERE c.condition_id = NEW.id AND c.at = now()) THEN
      RETURN NULL;
    END IF;
    PERFORM inbox.tell(
      ARRAY(
        SELECT w.user_id
        FROM public.watchlist w
        WHERE w.condition_id = NEW.id AND w.user_id IS DISTINCT FROM NEW.last_edited_by_id),
      CASE
        WHEN NEW._status <> 'published' THEN 'watched_removed'
        WHEN NEW.revision > OLD.revision OR OLD._status <> 'published' THEN 'watched_changed'
        WHEN NEW.is_protected THEN 'watched_protected'
        ELSE 'watched_unprotected'
      END,
      jsonb_build_object('title', NEW.name) || CASE
        WHEN NEW._status = 'published' AND NEW.revision > OLD.revision THEN '{}'
        ELSE jsonb_strip_nulls(jsonb_build_object('reason', nullif(NEW.edit_summary, '')))
      END,
      '/history?condition=' || NEW.id,
      'watched');
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER tell_watchers AFTER UPDATE ON public.conditions
  FOR EACH ROW WHEN (
    (
      NEW._status = 'published'
      AND (NEW.revision > OLD.revision OR NEW.is_protected IS DISTINCT FROM OLD.is_protected)
    )
    OR (NEW._status <> 'published' AND OLD._status = 'published')
  )
  EXECUTE FUNCTION inbox.tell_watchers();
