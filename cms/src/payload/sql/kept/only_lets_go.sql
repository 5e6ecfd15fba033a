-- Whether all that differs is a name that was let go of, of something that is gone. The rule asks the foreign keys.
CREATE OR REPLACE FUNCTION kept.only_lets_go(place regclass, before jsonb, after jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
  DECLARE
    name text;
    target regclass;
    is_there boolean;
  BEGIN
    FOR name IN SELECT key FROM jsonb_each(after) WHERE value IS DISTINCT FROM before -> key LOOP
      SELECT c.confrelid INTO target FROM pg_constraint c
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
        WHERE c.contype = 'f' AND c.conrelid = place AND a.attname = name;
      IF target IS NULL OR after -> name <> 'null' THEN RETURN false; END IF;
      EXECUTE format('SELECT EXISTS (SELECT FROM %s WHERE id = $1)', target) INTO is_there USING (before ->> name)::integer;
      IF is_there THEN RETURN false; END IF;
    END LOOP;
    RETURN true;
  END $$;
