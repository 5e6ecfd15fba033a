-- Logs a decision about content or a user, the appeal against it, and the outcome of the appeal. A decision that
-- reports made (by_reports) has no actor.
CREATE OR REPLACE FUNCTION moderation.note_decision() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    new_action text := CASE
      WHEN TG_OP = 'INSERT' THEN CASE WHEN NEW.by_reports THEN 'hide_by_reports' ELSE NEW.action END
      WHEN NEW.appeal_outcome IS DISTINCT FROM OLD.appeal_outcome THEN 'appeal_' || NEW.appeal_outcome
      WHEN NEW.appealed_at IS DISTINCT FROM OLD.appealed_at THEN 'appeal'
    END;
  BEGIN
    IF new_action IS NOT NULL THEN
      INSERT INTO moderation.log (actor_id, action, kind, content_id, subject_id, decision_id, reason, detail)
      VALUES (
        CASE new_action
          WHEN 'appeal' THEN NEW.author_id
          WHEN 'appeal_upheld' THEN NEW.appeal_decided_by_id
          WHEN 'appeal_overturned' THEN NEW.appeal_decided_by_id
          ELSE NEW.by_id
        END,
        new_action,
        NEW.kind,
        NEW.content_id,
        NEW.author_id,
        NEW.id,
        CASE
          WHEN TG_OP = 'INSERT' THEN NEW.reason
          WHEN new_action = 'appeal' THEN NEW.appeal
          ELSE NEW.appeal_reason
        END,
        (
          SELECT 'until ' || to_char(s.until AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI "UTC"')
          FROM moderation.suspensions s
          WHERE new_action = 'suspend' AND s.id = NEW.suspension_id
        ));
    END IF;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER note_decision AFTER INSERT OR UPDATE ON moderation.decisions
  FOR EACH ROW EXECUTE FUNCTION moderation.note_decision();
