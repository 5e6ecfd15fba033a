CREATE OR REPLACE FUNCTION search.fold_page(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN position(U&'\0627' IN given) > 0 THEN search.fold_words(given)
    ELSE translate(public.to_lower(public.unaccent('public.unaccent'::regdictionary, given)), '/-', '  ') END;
