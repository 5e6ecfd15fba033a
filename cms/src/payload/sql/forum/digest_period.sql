-- When the day or the week began that it is for whoever chose so: at six in the morning, UTC. Null of whom no digests are wanted.
CREATE OR REPLACE FUNCTION forum.digest_period(preferences jsonb) RETURNS timestamptz LANGUAGE sql STABLE AS $$
    SELECT date_trunc(CASE preferences -> 'mail' ->> 'digestEvery' WHEN 'daily' THEN 'day' ELSE 'week' END,
      now() - interval '6 hours', 'UTC') + interval '6 hours' WHERE preferences -> 'mail' ->> 'digest' = 'true';
  $$;
