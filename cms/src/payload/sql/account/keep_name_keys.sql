-- Stores the keys of a user's username and display name. The primary key of account.name_key refuses a name that looks
-- like another user's, and decides between two simultaneous registrations (decision 024).
CREATE OR REPLACE FUNCTION account.keep_name_keys() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    keys text[] := account.name_keys(NEW.username, NEW.display_name);
  BEGIN
    DELETE FROM account.name_key WHERE user_id = NEW.id AND key <> ALL (keys);
    INSERT INTO account.name_key (key, user_id)
    SELECT new_key, NEW.id
    FROM unnest(keys) new_key
    WHERE NOT EXISTS (SELECT FROM account.name_key n WHERE n.key = new_key AND n.user_id = NEW.id);
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER keep_name_keys AFTER INSERT ON public.users
  FOR EACH ROW EXECUTE FUNCTION account.keep_name_keys();
CREATE OR REPLACE TRIGGER keep_name_keys_of_change AFTER UPDATE ON public.users
  FOR EACH ROW WHEN (OLD.username IS DISTINCT FROM NEW.username OR OLD.display_name IS DISTINCT FROM NEW.display_name)
  EXECUTE FUNCTION account.keep_name_keys();
