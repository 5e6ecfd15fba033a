-- Logs a change of a user's role, and of whether the address counts as verified when the transaction names the acting
-- user in `account.acting`. A user who verifies the own address by a mailed link sets none, and is not logged.
CREATE OR REPLACE FUNCTION moderation.note_account() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    acting integer := nullif(current_setting('account.acting', true), '')::integer;
  BEGIN
    IF NEW.role <> OLD.role THEN
      INSERT INTO moderation.log (actor_id, action, kind, content_id, subject_id, detail)
      VALUES (acting, 'role', 'profile', NEW.id, NEW.id, OLD.role || ' → ' || NEW.role);
    END IF;
    IF NEW.is_verified IS DISTINCT FROM OLD.is_verified AND acting IS NOT NULL THEN
      INSERT INTO moderation.log (actor_id, action, kind, content_id, subject_id)
      VALUES (acting, CASE WHEN NEW.is_verified THEN 'verify' ELSE 'unverify' END, 'profile', NEW.id, NEW.id);
    END IF;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER note_account AFTER UPDATE OF role, is_verified ON public.users
  FOR EACH ROW WHEN (NEW.role <> OLD.role OR NEW.is_verified IS DISTINCT FROM OLD.is_verified)
  EXECUTE FUNCTION moderation.note_account();
