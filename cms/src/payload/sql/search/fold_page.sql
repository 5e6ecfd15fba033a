-- Folds a long text for to_tsvector, in less time than search.fold_words, because to_tsvector recognises punctuation
-- itself. Only "/" and "-" become spaces: it would read words with these as file names and compounds. A text with the
-- letter alef is taken for Arabic, which needs search.fold_words.
CREATE OR REPLACE FUNCTION search.fold_page(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE
    WHEN position(U&'\0627' IN given) > 0 THEN search.fold_words(given)
    ELSE translate(public.to_lower(public.unaccent('public.unaccent'::regdictionary, given)), '/-', '  ')
  END;
