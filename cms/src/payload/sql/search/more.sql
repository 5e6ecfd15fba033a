-- Returns the texts of fields that were added after the view search.source. `npm run migration` writes this file.
CREATE OR REPLACE FUNCTION search.more(given public.conditions) RETURNS text LANGUAGE sql STABLE AS $$ SELECT '' $$;

CREATE OR REPLACE FUNCTION search.more(given public.condition_translations) RETURNS text LANGUAGE sql STABLE AS $$ SELECT '' $$;
