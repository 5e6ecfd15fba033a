-- POSTS_PAGE
CREATE OR REPLACE FUNCTION forum.page_of(number numeric) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
    SELECT greatest(ceil(number / 20), 1)::int
  $$;
