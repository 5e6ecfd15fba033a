-- Ends the sessions of all users with a role that begins to demand a second factor, unless theirs is on.
CREATE OR REPLACE FUNCTION account.role_demanded() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM account.sign_out_everywhere(u.id)
    FROM public.users u
    WHERE u.role::text = NEW.role AND NOT account.has_second_factor(u.id);
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER role_demanded AFTER INSERT ON account.demanding_role
  FOR EACH ROW EXECUTE FUNCTION account.role_demanded();
