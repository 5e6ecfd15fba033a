CREATE OR REPLACE FUNCTION publisher.note_posts(topic integer, pages integer[]) RETURNS void LANGUAGE sql AS $$
    SELECT publisher.note(jsonb_build_object('kind', 'forum-post', 'id', t.id, 'language', t.language, 'page', page), NULL)
    FROM public.forum_topics t, (SELECT DISTINCT unnest(pages)) AS p (page)
    WHERE t.id = topic AND forum.is_for_everyone(t)
  $$;
