-- Closes the CMS for a user who is suspended. A suspended user does not get a new key (api/platform/session/deskKey.ts).
CREATE OR REPLACE FUNCTION account.close_desk() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE public.user_sessions SET desk_key = NULL, desk_until = NULL
    WHERE user_id = NEW.user_id AND desk_key IS NOT NULL;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER close_desk AFTER INSERT ON moderation.suspensions
  FOR EACH ROW EXECUTE FUNCTION account.close_desk();
