-- Writes the search entry of a post, with the topic's title in that of the first post, or deletes the entry of a post
-- that is not visible. An entry has the words as written and their stems, because forum.asked looks for both.
CREATE OR REPLACE FUNCTION forum.enter(post public.forum_posts) RETURNS void LANGUAGE sql AS $$
  DELETE FROM forum.entry WHERE post_id = (post).id AND (post).state <> 'visible';
  INSERT INTO forum.entry (post_id, topic_id, document)
  SELECT
    (post).id,
    t.id,
    strip(to_tsvector('simple', folded) || to_tsvector(search.configuration(t.language), folded))
  FROM
    public.forum_topics t,
    search.fold_page(concat_ws(' ', CASE WHEN (post).number = 1 THEN t.title END, (post).content)) AS folded
  WHERE t.id = (post).topic_id AND (post).state = 'visible'
  ON CONFLICT (post_id) DO UPDATE SET topic_id = EXCLUDED.topic_id, document = EXCLUDED.document;
$$;
