-- Records that pages are gone or have come back, one row for a path, so that browsers delete or replace their copies
-- (GET /api/corrections). Leaves out a page that comes back and is not recorded as gone.
CREATE OR REPLACE FUNCTION corrections.note_gone(paths text[], gone boolean) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF gone THEN
      INSERT INTO corrections.gone (path, is_gone)
      SELECT DISTINCT gone_path, true FROM unnest(paths) AS gone_path WHERE gone_path IS NOT NULL
      ON CONFLICT (path) DO UPDATE SET is_gone = true, at = now();
    ELSE
      UPDATE corrections.gone SET is_gone = false, at = now() WHERE path = ANY (paths) AND is_gone;
    END IF;
  END $$;
