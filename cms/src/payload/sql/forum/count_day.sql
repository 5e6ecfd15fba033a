CREATE OR REPLACE FUNCTION forum.count_day() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO forum.writers AS w (day, shard, count)
      SELECT day, pg_backend_pid() % 16, more FROM (VALUES
        (CASE WHEN TG_OP <> 'INSERT' THEN OLD.day END, -1), (CASE WHEN TG_OP <> 'DELETE' THEN NEW.day END, 1)) AS change (day, more)
      WHERE day IS NOT NULL ORDER BY day
      ON CONFLICT (day, shard) DO UPDATE SET count = w.count + EXCLUDED.count;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER count_day AFTER INSERT OR DELETE OR UPDATE OF day ON forum.writer
  FOR EACH ROW EXECUTE FUNCTION forum.count_day();
