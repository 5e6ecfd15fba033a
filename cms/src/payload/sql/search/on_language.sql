-- Writes the whole search index anew when another language becomes the default one or a language gets another code:
-- every entry depends on which texts are those of the default language and on the stemmer for the code.
CREATE OR REPLACE FUNCTION search.on_language() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      IF EXISTS (SELECT FROM new_rows WHERE is_default) THEN
        PERFORM search.rebuild();
      END IF;
    ELSIF EXISTS (
      SELECT
      FROM new_rows AS new_row
      JOIN old_rows AS old_row USING (id)
      WHERE (new_row.code, new_row.is_default) IS DISTINCT FROM (old_row.code, old_row.is_default)
    ) THEN
      PERFORM search.rebuild();
    END IF;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER search_insert AFTER INSERT ON public.languages
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search.on_language();
CREATE OR REPLACE TRIGGER search_update AFTER UPDATE ON public.languages
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search.on_language();
