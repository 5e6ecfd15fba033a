-- Ends all sessions of a user whose password changes, and deletes the reset links.
CREATE OR REPLACE FUNCTION account.password_replaced() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- renewPasswordHash sets this when it stores a newer hash of the same password.
    IF current_setting('account.same_password', true) IS DISTINCT FROM 'on' THEN
      DELETE FROM account.mailed_link WHERE user_id = NEW.user_id AND purpose = 'reset';
      PERFORM account.sign_out_everywhere(NEW.user_id);
    END IF;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER password_replaced AFTER UPDATE ON account.password
  FOR EACH ROW WHEN (OLD.hash IS DISTINCT FROM NEW.hash)
  EXECUTE FUNCTION account.password_replaced();
