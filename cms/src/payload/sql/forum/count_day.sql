-- Counts users by the day of their last visible post (forum.writers), of which selectStats sums the last ACTIVE_DAYS. A
-- day has 16 rows, so that simultaneous authors hardly ever wait for each other.
CREATE OR REPLACE FUNCTION forum.count_day() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO forum.writers AS w (day, shard, count)
    SELECT day, pg_backend_pid() % 16, difference
    FROM (VALUES
      (CASE WHEN TG_OP <> 'INSERT' THEN OLD.day END, -1),
      (CASE WHEN TG_OP <> 'DELETE' THEN NEW.day END, 1)) AS change (day, difference)
    WHERE day IS NOT NULL
    -- Always the earlier day first, so that two authors do not deadlock.
    ORDER BY day
    ON CONFLICT (day, shard) DO UPDATE SET count = w.count + EXCLUDED.count;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER count_day AFTER INSERT OR DELETE OR UPDATE OF day ON forum.writer
  FOR EACH ROW EXECUTE FUNCTION forum.count_day();
