-- Refuses to delete the last administrator, or to give them another role. deleteAccount and updateStanding turn CG409
-- into a message (IS_LAST_ADMINISTRATOR).
CREATE OR REPLACE FUNCTION erasure.keep_an_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- One change at a time, because two administrators who leave simultaneously would each count on the other.
    PERFORM pg_advisory_xact_lock(hashtext('erasure'));
    IF NOT EXISTS (SELECT FROM public.users WHERE role = 'admin' AND id <> OLD.id) THEN
      RAISE EXCEPTION 'There has to be an administrator' USING ERRCODE = 'CG409';
    END IF;
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    RETURN NEW;
  END $$;

CREATE OR REPLACE TRIGGER administrator_changes BEFORE UPDATE OF role ON public.users
  FOR EACH ROW WHEN (OLD.role = 'admin' AND NEW.role <> 'admin')
  EXECUTE FUNCTION erasure.keep_an_administrator();
CREATE OR REPLACE TRIGGER administrator_leaves BEFORE DELETE ON public.users
  FOR EACH ROW WHEN (OLD.role = 'admin')
  EXECUTE FUNCTION erasure.keep_an_administrator();
