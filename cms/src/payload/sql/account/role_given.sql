-- Closes the CMS for a user whose role changes, and ends the sessions when the new role asks for a second factor that
-- they began without (decision 027).
CREATE OR REPLACE FUNCTION account.role_given() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE public.user_sessions SET desk_key = NULL, desk_until = NULL WHERE user_id = NEW.id AND desk_key IS NOT NULL;
    IF account.has_second_factor(NEW.id) THEN
      -- A sign-in asks for the factor only when the role is one of STAFF.
      IF OLD.role IN ('user', 'contributor') THEN PERFORM account.sign_out_everywhere(NEW.id); END IF;
    ELSIF EXISTS (SELECT FROM account.demanding_role d WHERE d.role = NEW.role::text) THEN
      PERFORM account.sign_out_everywhere(NEW.id);
    END IF;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER role_given AFTER UPDATE ON public.users
  FOR EACH ROW WHEN (OLD.role IS DISTINCT FROM NEW.role)
  EXECUTE FUNCTION account.role_given();
