-- Returns the topics with a post that matches a search; the caller leaves out hidden and merged ones. When too many
-- posts match, only the newest of these among the last 50,000 posts count, so that the time does not grow with the
-- forum. Sequential and index scans are off, so that the planner uses the index of words: a plan that reads posts from
-- the newest back would read all of them for two common words that no post has together.
CREATE OR REPLACE FUNCTION forum.newest_topics(asked tsquery, for_members boolean) RETURNS SETOF integer
  LANGUAGE plpgsql STABLE ROWS 50 SET enable_seqscan = off SET enable_indexscan = off AS $$
  DECLARE
    max_matches CONSTANT integer := 2000;
    last_posts CONSTANT integer := 50000;
    topic_ids integer[];
    matches integer;
  BEGIN
    SELECT array_agg(DISTINCT entries.topic_id), count(*) INTO topic_ids, matches
    FROM (SELECT e.topic_id FROM forum.entry e WHERE e.document @@ asked LIMIT max_matches + 1) AS entries;
    IF matches > max_matches THEN
      SELECT array_agg(DISTINCT entries.topic_id) INTO topic_ids
      FROM (
        SELECT e.topic_id
        FROM forum.entry e
        WHERE e.post_id > (SELECT last_value FROM public.forum_posts_id_seq) - last_posts AND e.document @@ asked
        ORDER BY e.post_id DESC
        LIMIT max_matches) AS entries;
    END IF;
    RETURN QUERY
      SELECT t.id
      FROM public.forum_topics t
      WHERE t.id = ANY (topic_ids) AND (for_members OR t.audience = 'everyone');
  END $$;
