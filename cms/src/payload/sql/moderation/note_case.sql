-- Logs that a moderator asked for a second opinion on a case.
CREATE OR REPLACE FUNCTION moderation.note_case() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- Without subject_id, because users read the entries about themselves, and this one is between moderators.
    INSERT INTO moderation.log (actor_id, action, kind, content_id, reason)
    VALUES (NEW.second_opinion_by_id, 'second_opinion', NEW.kind, NEW.content_id, NEW.second_opinion);
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER note_case AFTER UPDATE ON moderation.cases
  FOR EACH ROW WHEN (
    NEW.second_opinion_at IS DISTINCT FROM OLD.second_opinion_at AND NEW.second_opinion_at IS NOT NULL
  )
  EXECUTE FUNCTION moderation.note_case();
