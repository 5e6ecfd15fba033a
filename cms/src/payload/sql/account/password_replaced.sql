-- Ends all sessions of a user whose password changes, and deletes the reset links. Refuses a hash that was replaced
-- before (account.former_salt): Payload reads a whole user and writes it back later, so a save that began before the
-- change would restore the old password.
CREATE OR REPLACE FUNCTION account.password_replaced() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM account.former_salt f WHERE f.salt = NEW.salt) THEN
      RAISE EXCEPTION 'The password of this account was changed meanwhile' USING ERRCODE = 'serialization_failure';
    END IF;
    IF OLD.salt IS NOT NULL AND OLD.salt IS DISTINCT FROM NEW.salt THEN
      INSERT INTO account.former_salt (salt, user_id) VALUES (OLD.salt, OLD.id) ON CONFLICT DO NOTHING;
    END IF;
    -- renewPasswordHash sets this when it stores a newer hash of the same password.
    IF current_setting('account.same_password', true) IS DISTINCT FROM 'on' THEN
      DELETE FROM account.mailed_link WHERE user_id = OLD.id AND purpose = 'reset';
      PERFORM account.sign_out_everywhere(OLD.id);
    END IF;
    RETURN NEW;
  END $$;

CREATE OR REPLACE TRIGGER password_replaced BEFORE UPDATE ON public.users
  FOR EACH ROW WHEN (OLD.salt IS DISTINCT FROM NEW.salt OR OLD.hash IS DISTINCT FROM NEW.hash)
  EXECUTE FUNCTION account.password_replaced();
