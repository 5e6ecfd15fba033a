CREATE OR REPLACE FUNCTION forum.describe(post public.forum_posts) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN (post).state = 'visible' THEN coalesce(nullif((post).warning, ''), forum.beginning((post).content)) ELSE '' END;
  $$;
