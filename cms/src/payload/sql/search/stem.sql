-- Null where the language leaves the word out.
CREATE OR REPLACE FUNCTION search.stem(code text, word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (tsvector_to_array(to_tsvector(search.configuration(code), word)))[1];
