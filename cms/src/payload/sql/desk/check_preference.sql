-- Refuses a preference of the CMS with a long key or a large value (MAX_DESK_PREFERENCE_KEY,
-- MAX_DESK_PREFERENCE_BYTES), because Payload stores preferences from its REST API, its screens and its server
-- functions without any limit.
CREATE OR REPLACE FUNCTION desk.check_preference() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF length(NEW.key) > 200 THEN
      RAISE EXCEPTION 'The key of a preference has at most 200 characters' USING ERRCODE = 'CG400';
    END IF;
    IF octet_length(NEW.value::text) > 32768 THEN
      RAISE EXCEPTION 'A preference has at most 32768 bytes' USING ERRCODE = 'CG400';
    END IF;
    RETURN NEW;
  END $$;

CREATE OR REPLACE TRIGGER check_preference BEFORE INSERT OR UPDATE ON public.payload_preferences
  FOR EACH ROW EXECUTE FUNCTION desk.check_preference();
