-- Returns a folded text with single spaces and a space at its end, as a name or a summary in the texts of suggestions.
-- With that space, typed text that ends with a space, as phones write it, also finds the name that ends there.
CREATE OR REPLACE FUNCTION search.fold_line(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(search.fold(coalesce(given, '')), '\s+', ' ', 'g')) || ' ';
