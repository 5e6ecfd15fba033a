-- Returns the start of the current period of a user's digests: the last 06:00 UTC for daily ones, else the last
-- Monday's. Null for preferences without digests. A digest is due when its stored period is earlier (queueDigests).
CREATE OR REPLACE FUNCTION forum.digest_period(preferences jsonb) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT date_trunc(
    CASE preferences -> 'mail' ->> 'digestEvery' WHEN 'daily' THEN 'day' ELSE 'week' END,
    now() - interval '6 hours',
    'UTC') + interval '6 hours'
  WHERE preferences -> 'mail' ->> 'digest' = 'true';
$$;
