-- Returns whether readers have or had a record: it is published, or one of its versions is. True for each record of a
-- table without drafts. The triggers of this schema and the hook refuseDeletionOfPublished refuse to delete such a
-- record.
CREATE OR REPLACE FUNCTION kept.was_public(place text, record integer) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
  DECLARE
    is_found boolean;
  BEGIN
    IF NOT EXISTS (
      SELECT FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = place AND column_name = '_status')
    THEN
      RETURN true;
    END IF;
    EXECUTE format('SELECT EXISTS (SELECT FROM public.%I WHERE id = $1 AND _status = ''published'')
      OR EXISTS (SELECT FROM public.%I WHERE parent_id = $1 AND version__status = ''published'')',
      place, '_' || place || '_v')
      INTO is_found
      USING record;
    RETURN is_found;
  END $$;
