-- Of a new post by somebody, to whoever watches its topic and was not told of it otherwise. Posts of a topic come one
-- after the other, so each finds what the one before it has told.
CREATE OR REPLACE FUNCTION forum.tell_watchers(topic integer, title text, audience text, author integer, told integer[], leads_to text)
  RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE
    about text := CASE audience WHEN 'members' THEN 'members_topic_active' ELSE 'topic_active' END;
    filled jsonb := jsonb_build_object('topic', topic::text)
      || CASE audience WHEN 'members' THEN '{}' ELSE jsonb_build_object('title', title) END;
    people integer[] := ARRAY(SELECT f.user_id FROM forum.following f
      WHERE f.topic_id = topic AND f.state = 'watching' AND f.user_id <> author AND f.user_id <> ALL (told)
        AND NOT EXISTS (SELECT FROM forum.block b WHERE b.user_id = f.user_id AND b.blocked_id = author));
    counted integer[];
  BEGIN
    IF people = '{}' THEN RETURN 0; END IF;
    WITH one_more AS (
      -- It goes on leading to the first post that was not read, unless the topic has another address by now.
      UPDATE public.notifications n SET kind = about, link = CASE n.kind WHEN about THEN n.link ELSE leads_to END,
        "values" = filled || jsonb_build_object('count', ((n."values" ->> 'count')::integer + 1)::text),
        created_at = now(), updated_at = now()
      WHERE n."values" ->> 'topic' = topic::text AND n.user_id = ANY (people)
        AND n.read_at IS NULL AND n.kind IN ('topic_active', 'members_topic_active')
      RETURNING n.user_id)
    SELECT coalesce(array_agg(user_id), '{}') INTO counted FROM one_more;
    RETURN cardinality(counted) + inbox.tell(ARRAY(SELECT unnest(people) EXCEPT SELECT unnest(counted)),
      about, filled || '{"count": "1"}', leads_to, 'watched');
  END $$;
