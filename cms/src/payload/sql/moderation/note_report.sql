-- Logs how a report was decided, with the reporting user as subject. moderation.note_decision logs the decision about
-- the reported content.
CREATE OR REPLACE FUNCTION moderation.note_report() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO moderation.log (actor_id, action, kind, content_id, subject_id)
    VALUES (
      NEW.reviewed_by_id,
      'report_' || NEW.status,
      NEW.content_type,
      NEW.content_id::integer,
      NEW.reported_by_id);
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER note_report AFTER UPDATE OF status ON public.content_reports
  FOR EACH ROW WHEN (NEW.status <> OLD.status)
  EXECUTE FUNCTION moderation.note_report();
