-- Refuses to delete or change a decision of moderators. Its appeal and the outcome of that may be added, once each, and
-- references to deleted accounts may become null.
CREATE OR REPLACE FUNCTION kept.keep_decision() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    appeal_columns text[] := ARRAY[
      'appealed_at', 'appeal', 'appeal_outcome', 'appeal_reason', 'appeal_decided_at', 'appeal_decided_by_id'];
  BEGIN
    IF TG_OP = 'UPDATE'
      AND kept.only_lets_go(TG_RELID, to_jsonb(OLD) - appeal_columns, to_jsonb(NEW) - appeal_columns)
      AND (OLD.appealed_at IS NULL OR (OLD.appealed_at = NEW.appealed_at AND OLD.appeal = NEW.appeal))
      AND (
        OLD.appeal_outcome IS NULL
        OR (OLD.appeal_outcome = NEW.appeal_outcome AND OLD.appeal_reason = NEW.appeal_reason))
    THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'What was decided is never changed or removed' USING ERRCODE = 'CG409';
  END $$;

CREATE OR REPLACE TRIGGER keep_decision BEFORE DELETE OR UPDATE ON moderation.decisions
  FOR EACH ROW EXECUTE FUNCTION kept.keep_decision();
