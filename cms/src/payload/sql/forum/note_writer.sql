-- From what there is: a post may be hidden again, or shown.
CREATE OR REPLACE FUNCTION forum.note_writer(author integer) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    last date := (SELECT (created_at AT TIME ZONE 'UTC')::date FROM public.forum_posts
      WHERE user_id = author AND state = 'visible' ORDER BY created_at DESC LIMIT 1);
  BEGIN
    IF last IS NULL THEN
      DELETE FROM forum.writer WHERE user_id = author;
    ELSE
      INSERT INTO forum.writer AS w (user_id, day) VALUES (author, last)
        ON CONFLICT (user_id) DO UPDATE SET day = EXCLUDED.day WHERE w.day <> EXCLUDED.day;
    END IF;
  END $$;
