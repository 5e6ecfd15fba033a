CREATE OR REPLACE FUNCTION search.fold_line(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(search.fold(coalesce(given, '')), '\s+', ' ', 'g')) || ' ';
