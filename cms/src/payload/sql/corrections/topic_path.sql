-- Returns the path of a page of a forum topic. That of the first page has no number.
CREATE OR REPLACE FUNCTION corrections.topic_path(topic integer, page integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT '/community/topics/' || topic || CASE WHEN page > 1 THEN '/' || page ELSE '' END
$$;
