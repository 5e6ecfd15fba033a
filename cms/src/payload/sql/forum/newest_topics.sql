CREATE OR REPLACE FUNCTION forum.newest_topics(asked tsquery, for_members boolean) RETURNS SETOF integer
    LANGUAGE plpgsql STABLE ROWS 50 SET enable_seqscan = off SET enable_indexscan = off AS $$
  DECLARE
    few CONSTANT integer := 2000;
    newest CONSTANT integer := 50000;
    topics integer[];
    posts integer;
  BEGIN
    SELECT array_agg(DISTINCT one.topic_id), count(*) INTO topics, posts
      FROM (SELECT e.topic_id FROM forum.entry e WHERE e.document @@ asked LIMIT few + 1) AS one;
    IF posts > few THEN
      SELECT array_agg(DISTINCT one.topic_id) INTO topics FROM (
        SELECT e.topic_id FROM forum.entry e
        WHERE e.post_id > (SELECT last_value FROM public.forum_posts_id_seq) - newest AND e.document @@ asked
        ORDER BY e.post_id DESC LIMIT few) AS one;
    END IF;
    RETURN QUERY SELECT t.id FROM public.forum_topics t
      WHERE t.id = ANY (topics) AND (for_members OR t.audience = 'everyone');
  END $$;
