-- Returns the time of the last visible post of a topic, or that of the topic when it has none.
CREATE OR REPLACE FUNCTION forum.last_post(topic public.forum_topics) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT created_at
      FROM public.forum_posts
      WHERE topic_id = (topic).id AND state = 'visible'
      ORDER BY created_at DESC
      LIMIT 1),
    (topic).created_at);
$$;
