CREATE OR REPLACE FUNCTION erasure.keep_an_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- One after the other, or two administrators who leave at the same moment would each count on the other.
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
