-- Returns the stem of a folded word in a language, by which other forms of the word are found; null when the language
-- leaves the word out, such as a stop word.
CREATE OR REPLACE FUNCTION search.stem(code text, word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (tsvector_to_array(to_tsvector(search.configuration(code), word)))[1];
