-- Ends all sessions of a user whose email address changes, as a new password does, and deletes the mailed links, which
-- were sent to the earlier address.
CREATE OR REPLACE FUNCTION account.address_replaced() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM account.mailed_link WHERE user_id = NEW.id;
    PERFORM account.sign_out_everywhere(NEW.id);
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER address_replaced AFTER UPDATE ON public.users
  FOR EACH ROW WHEN (OLD.email IS DISTINCT FROM NEW.email)
  EXECUTE FUNCTION account.address_replaced();
