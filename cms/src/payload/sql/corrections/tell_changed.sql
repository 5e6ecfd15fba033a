-- Makes each process drop the cached responses of GET /api/corrections (CORRECTIONS_TAG).
CREATE OR REPLACE FUNCTION corrections.tell_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('content_changed', '{"corrections": "all"}');
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER tell_changed AFTER INSERT ON corrections.correction
  FOR EACH STATEMENT EXECUTE FUNCTION corrections.tell_changed();
CREATE OR REPLACE TRIGGER tell_changed AFTER INSERT OR UPDATE ON corrections.gone
  FOR EACH ROW EXECUTE FUNCTION corrections.tell_changed();
