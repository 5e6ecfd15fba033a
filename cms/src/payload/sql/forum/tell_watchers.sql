-- Notifies the watchers of a topic of a new post, and returns how many inboxes got it. Leaves out its author, users in
-- `told`, who were notified of it otherwise, and users who blocked the author. An unread notification of the topic
-- counts the post; other watchers get a new one. Posts of a topic wait for each other (forum.place_post), so that each
-- sees the notifications of the one before.
CREATE OR REPLACE FUNCTION forum.tell_watchers(
  topic integer, title text, audience text, author integer, told integer[], leads_to text)
  RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE
    new_kind text := CASE audience WHEN 'members' THEN 'members_topic_active' ELSE 'topic_active' END;
    new_values jsonb := jsonb_build_object('topic', topic::text)
      || CASE audience WHEN 'members' THEN '{}' ELSE jsonb_build_object('title', title) END;
    watchers integer[] := ARRAY(
      SELECT f.user_id
      FROM forum.following f
      WHERE f.topic_id = topic AND f.state = 'watching' AND f.user_id <> author AND f.user_id <> ALL (told)
        AND NOT EXISTS (SELECT FROM forum.block b WHERE b.user_id = f.user_id AND b.blocked_id = author));
    counted integer[];
  BEGIN
    IF watchers = '{}' THEN RETURN 0; END IF;
    WITH unread AS (
      UPDATE public.notifications n
      SET
        kind = new_kind,
        -- Still leads to the first unread post, unless the topic's audience, and so its address, has changed.
        link = CASE n.kind WHEN new_kind THEN n.link ELSE leads_to END,
        "values" = new_values || jsonb_build_object('count', ((n."values" ->> 'count')::integer + 1)::text),
        created_at = now(),
        updated_at = now()
      WHERE n."values" ->> 'topic' = topic::text AND n.user_id = ANY (watchers)
        AND n.read_at IS NULL AND n.kind IN ('topic_active', 'members_topic_active')
      RETURNING n.user_id)
    SELECT coalesce(array_agg(user_id), '{}') INTO counted FROM unread;
    RETURN cardinality(counted) + inbox.tell(
      ARRAY(SELECT unnest(watchers) EXCEPT SELECT unnest(counted)),
      new_kind,
      new_values || '{"count": "1"}',
      leads_to,
      'watched');
  END $$;
