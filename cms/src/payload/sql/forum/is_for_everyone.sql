CREATE OR REPLACE FUNCTION forum.is_for_everyone(topic public.forum_topics) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
    SELECT coalesce(topic.state = 'visible' AND topic.audience = 'everyone', false)
  $$;
