-- Returns roughly how a folded word sounds in any of the site's languages: skitzofrenia and schizophrenia are equal.
-- Misspelt words are compared by their sounds (api/features/search/queries/selectNearWords.ts).
CREATE OR REPLACE FUNCTION search.sound(word text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    word := replace(replace(replace(replace(replace(word, 'sch', 'sk'), 'ph', 'f'), 'qu', 'k'), 'tz', 's'), 'ck', 'k');
    word := regexp_replace(word, 'c(?=[eiy])', 's', 'g');
    word := replace(replace(replace(replace(word, 'ou', 'u'), 'ae', 'e'), 'oe', 'e'), 'x', 'ks');
    word := regexp_replace(word, '(?<=.{3})e$', '');
    -- Removes h and the Arabic letters zah, theh, thal and hamza, which have no counterpart in the second list.
    word := translate(word, U&'cqzywh\0638\062B\0630\0621', U&'kksiv');
    RETURN regexp_replace(word, '(.)\1+', '\1', 'g');
  END $$;
