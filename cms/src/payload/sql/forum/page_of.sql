-- Returns the page of a topic on which the post with a number is (POSTS_PAGE posts a page); 1 for a topic without
-- posts. The publisher and corrections compute with it which pages a change of a post concerns.
CREATE OR REPLACE FUNCTION forum.page_of(number numeric) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT greatest(ceil(number / 20), 1)::int
$$;
