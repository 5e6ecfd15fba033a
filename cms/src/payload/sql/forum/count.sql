-- Adds to the forum's total of topics or of posts (`what`), which selectStats sums. Each total is split over 16 rows by
-- the process of the connection, so that simultaneous authors hardly ever wait for each other.
CREATE OR REPLACE FUNCTION forum.count(what text, by_many integer) RETURNS void LANGUAGE sql AS $$
  UPDATE forum.tally
  SET count = tally.count + by_many
  WHERE tally.what = count.what AND shard = pg_backend_pid() % 16;
$$;
