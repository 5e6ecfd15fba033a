-- Writes the whole search index anew, for search.on_language, and for steps after a change of these functions. Also
-- removes words whose last text is gone: other writes leave them, because they do no harm.
CREATE OR REPLACE FUNCTION search.rebuild() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM search.entry;
    DELETE FROM search.name;
    DELETE FROM search.word;
    PERFORM search.write_all(array(SELECT id FROM public.conditions));
  END $$;
