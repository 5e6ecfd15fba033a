-- Stores the day (UTC) of an author's last visible post, for the number of active members; deletes it when no post is
-- visible. Reads the day from the posts, because another state of one can move it either way.
CREATE OR REPLACE FUNCTION forum.note_writer(author integer) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    last_day date := (
      SELECT (created_at AT TIME ZONE 'UTC')::date
      FROM public.forum_posts
      WHERE user_id = author AND state = 'visible'
      ORDER BY created_at DESC
      LIMIT 1);
  BEGIN
    IF last_day IS NULL THEN
      DELETE FROM forum.writer WHERE user_id = author;
    ELSE
      INSERT INTO forum.writer AS w (user_id, day) VALUES (author, last_day)
      ON CONFLICT (user_id) DO UPDATE SET day = EXCLUDED.day WHERE w.day <> EXCLUDED.day;
    END IF;
  END $$;
