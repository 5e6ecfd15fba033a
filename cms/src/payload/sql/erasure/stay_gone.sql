-- Refuses to insert a user whose account was deleted. Payload reads a whole user and writes it back later, as an INSERT
-- when the row is gone, which would restore an account that was deleted in between.
CREATE OR REPLACE FUNCTION erasure.stay_gone() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM erasure.gone WHERE user_id = NEW.id) THEN
      RAISE EXCEPTION 'This account was deleted' USING ERRCODE = 'CG410';
    END IF;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER stay_gone AFTER INSERT ON public.users FOR EACH ROW EXECUTE FUNCTION erasure.stay_gone();
