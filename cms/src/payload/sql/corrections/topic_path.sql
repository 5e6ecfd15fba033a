-- Its first page has no number. So many pages at most: nobody keeps more of one topic.
CREATE OR REPLACE FUNCTION corrections.topic_path(topic integer, page integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT '/community/topics/' || topic || CASE WHEN page > 1 THEN '/' || page ELSE '' END
  $$;
