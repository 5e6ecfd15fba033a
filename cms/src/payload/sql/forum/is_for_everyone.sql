-- Returns whether a topic has public pages; false for null, such as OLD of an insertion. A merged topic has them too:
-- its page redirects.
CREATE OR REPLACE FUNCTION forum.is_for_everyone(topic public.forum_topics) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(topic.state = 'visible' AND topic.audience = 'everyone', false)
$$;
