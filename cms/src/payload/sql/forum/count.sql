CREATE OR REPLACE FUNCTION forum.count(what text, by_many integer) RETURNS void LANGUAGE sql AS $$
    UPDATE forum.tally SET count = tally.count + by_many WHERE tally.what = count.what AND shard = pg_backend_pid() % 16;
  $$;
