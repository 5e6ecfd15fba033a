-- Logs that a suspension was lifted. moderation.note_decision logs its start.
CREATE OR REPLACE FUNCTION moderation.note_suspension() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.lifted_at IS NOT NULL AND OLD.lifted_at IS NULL THEN
      INSERT INTO moderation.log (actor_id, action, kind, content_id, subject_id, reason)
      VALUES (NEW.lifted_by_id, 'lift_suspension', 'profile', NEW.user_id, NEW.user_id, NEW.lift_reason);
    END IF;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER note_suspension AFTER UPDATE ON moderation.suspensions
  FOR EACH ROW EXECUTE FUNCTION moderation.note_suspension();
