-- Returns the texts of fields that the view search.source does not name, so that a new field needs no change of the
-- view. `npm run migration` writes this file (cms/src/payload/fields/textsInSql.ts).
CREATE OR REPLACE FUNCTION search.more(given public.conditions) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT ''
$$;

CREATE OR REPLACE FUNCTION search.more(given public.condition_translations) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT ''
$$;
