-- Returns the text that stands for a post in lists of topics and in digests: its content warning, else its beginning.
-- Empty while readers do not have the post.
CREATE OR REPLACE FUNCTION forum.describe(post public.forum_posts) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN (post).state = 'visible' THEN coalesce(nullif((post).warning, ''), forum.beginning((post).content))
    ELSE ''
  END;
$$;
