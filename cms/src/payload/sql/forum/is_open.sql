CREATE OR REPLACE FUNCTION forum.is_open(topic public.forum_topics) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
    SELECT (topic).state = 'visible' AND (topic).merged_into_id IS NULL;
  $$;
