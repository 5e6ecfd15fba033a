-- Leaves out a session of the CMS that is not newer than the user's last sign-out everywhere. Payload reads a user with
-- all sessions and writes them back later, which would restore those that ended in between.
CREATE OR REPLACE FUNCTION account.refuse_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (
      SELECT FROM account.signed_out s
      WHERE s.user_id = NEW._parent_id AND s.at >= NEW.created_at)
    THEN
      RETURN NULL;
    END IF;
    RETURN NEW;
  END $$;

CREATE OR REPLACE TRIGGER refuse_ended_session BEFORE INSERT ON public.users_sessions
  FOR EACH ROW EXECUTE FUNCTION account.refuse_ended_session();
