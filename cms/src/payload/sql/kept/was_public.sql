-- Whether readers have, or ever had, this record: of those without drafts always.
CREATE OR REPLACE FUNCTION kept.was_public(place text, record integer) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
  DECLARE
    found_one boolean;
  BEGIN
    IF NOT EXISTS (SELECT FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = place AND column_name = '_status') THEN RETURN true; END IF;
    EXECUTE format('SELECT EXISTS (SELECT FROM public.%I WHERE id = $1 AND _status = ''published'')
      OR EXISTS (SELECT FROM public.%I WHERE parent_id = $1 AND version__status = ''published'')', place, '_' || place || '_v')
      INTO found_one USING record;
    RETURN found_one;
  END $$;
