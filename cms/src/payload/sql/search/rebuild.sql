CREATE OR REPLACE FUNCTION search.rebuild() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM search.entry;
    DELETE FROM search.name;
    DELETE FROM search.word;
    PERFORM search.write_all(array(SELECT id FROM public.conditions));
  END $$;
