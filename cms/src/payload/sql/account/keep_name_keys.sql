CREATE OR REPLACE FUNCTION account.keep_name_keys() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE keys text[] := account.name_keys(NEW.username, NEW.display_name);
    BEGIN
      DELETE FROM account.name_key WHERE user_id = NEW.id AND key <> ALL (keys);
      INSERT INTO account.name_key (key, user_id)
        SELECT wanted, NEW.id FROM unnest(keys) wanted
        WHERE NOT EXISTS (SELECT FROM account.name_key n WHERE n.key = wanted AND n.user_id = NEW.id);
      RETURN NULL;
    END $$;

CREATE OR REPLACE TRIGGER keep_name_keys AFTER INSERT ON public.users
  FOR EACH ROW EXECUTE FUNCTION account.keep_name_keys();
CREATE OR REPLACE TRIGGER keep_name_keys_of_change AFTER UPDATE ON public.users
  FOR EACH ROW WHEN (OLD.username IS DISTINCT FROM NEW.username OR OLD.display_name IS DISTINCT FROM NEW.display_name)
  EXECUTE FUNCTION account.keep_name_keys();
