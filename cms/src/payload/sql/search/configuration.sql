-- Returns the text search configuration of a language code such as `es` or `pt-BR`: its stemmer, with stop words where
-- PostgreSQL has them; `simple`, which has neither, for other languages.
CREATE OR REPLACE FUNCTION search.configuration(code text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE split_part(code, '-', 1)
    WHEN 'en' THEN 'pg_catalog.english'::regconfig
    WHEN 'es' THEN 'pg_catalog.spanish'::regconfig
    WHEN 'fr' THEN 'pg_catalog.french'::regconfig
    WHEN 'ar' THEN 'pg_catalog.arabic'::regconfig
    WHEN 'de' THEN 'pg_catalog.german'::regconfig
    WHEN 'it' THEN 'pg_catalog.italian'::regconfig
    WHEN 'pt' THEN 'pg_catalog.portuguese'::regconfig
    WHEN 'nl' THEN 'pg_catalog.dutch'::regconfig
    WHEN 'ru' THEN 'pg_catalog.russian'::regconfig
    WHEN 'tr' THEN 'pg_catalog.turkish'::regconfig
    ELSE 'pg_catalog.simple'::regconfig
  END;
