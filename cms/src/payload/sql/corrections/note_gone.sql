-- What readers never lost has not come back.
CREATE OR REPLACE FUNCTION corrections.note_gone(paths text[], gone boolean) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF gone THEN
      INSERT INTO corrections.gone (path, is_gone) SELECT DISTINCT one, true FROM unnest(paths) AS one WHERE one IS NOT NULL
        ON CONFLICT (path) DO UPDATE SET is_gone = true, at = now();
    ELSE
      UPDATE corrections.gone SET is_gone = false, at = now() WHERE path = ANY (paths) AND is_gone;
    END IF;
  END $$;
