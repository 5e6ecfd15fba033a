-- Returns the link to a post, for notifications, digests and moderators: on a page of its topic (POSTS_PAGE posts), or
-- in the screen for members when the topic is for members.
CREATE OR REPLACE FUNCTION forum.link(topic integer, audience text, number numeric) RETURNS text
  LANGUAGE sql IMMUTABLE AS $$
  SELECT
    CASE audience WHEN 'members' THEN '/community/members?topic=' || topic ELSE '/community/topics/' || topic END
    || CASE
      WHEN number <= 20 THEN ''
      WHEN audience = 'members' THEN '&page=' || ceil(number / 20)
      ELSE '/' || ceil(number / 20)
    END
    || '#post-' || number;
$$;
