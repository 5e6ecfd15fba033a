-- Returns whether lists and totals of the forum contain a topic (IS_LISTED in TypeScript). Topics for members, and
-- those that take no replies, are among these.
CREATE OR REPLACE FUNCTION forum.is_open(topic public.forum_topics) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT (topic).state = 'visible' AND (topic).merged_into_id IS NULL;
$$;
