-- Records that posts on these pages of a topic changed. Records nothing when the topic is not visible or only for
-- members, because such topics have no published pages. note_post and note_topic call it.
CREATE OR REPLACE FUNCTION publisher.note_posts(topic integer, pages integer[]) RETURNS void LANGUAGE sql AS $$
  SELECT publisher.note(
    jsonb_build_object('kind', 'forum-post', 'id', forum_topic.id, 'language', forum_topic.language, 'page', page),
    NULL
  )
  FROM public.forum_topics AS forum_topic, (SELECT DISTINCT unnest(pages)) AS changed (page)
  WHERE forum_topic.id = topic AND forum.is_for_everyone(forum_topic)
$$;
