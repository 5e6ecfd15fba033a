-- Returns whether two states of a row, or of a part of its columns, differ only in references that became null because
-- the row that they named is deleted (ON DELETE SET NULL). The triggers of this schema let that change pass. Finds the
-- table that a column refers to by the foreign keys of `place`, the row's table.
CREATE OR REPLACE FUNCTION kept.only_lets_go(place regclass, before jsonb, after jsonb) RETURNS boolean
  LANGUAGE plpgsql AS $$
  DECLARE
    changed_column text;
    referenced_table regclass;
    still_exists boolean;
  BEGIN
    FOR changed_column IN SELECT key FROM jsonb_each(after) WHERE value IS DISTINCT FROM before -> key LOOP
      SELECT c.confrelid INTO referenced_table
      FROM pg_constraint c
      JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.conrelid = place AND a.attname = changed_column;
      IF referenced_table IS NULL OR after -> changed_column <> 'null' THEN RETURN false; END IF;
      EXECUTE format('SELECT EXISTS (SELECT FROM %s WHERE id = $1)', referenced_table)
        INTO still_exists
        USING (before ->> changed_column)::integer;
      IF still_exists THEN RETURN false; END IF;
    END LOOP;
    RETURN true;
  END $$;
