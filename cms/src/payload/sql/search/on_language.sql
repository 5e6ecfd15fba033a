-- Which texts are the default language's, and how a language is stemmed, show in every entry.
CREATE OR REPLACE FUNCTION search.on_language() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      IF EXISTS (SELECT FROM new_rows WHERE is_default) THEN PERFORM search.rebuild(); END IF;
    ELSIF EXISTS (SELECT FROM new_rows n JOIN old_rows o USING (id)
        WHERE (n.code, n.is_default) IS DISTINCT FROM (o.code, o.is_default)) THEN
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
