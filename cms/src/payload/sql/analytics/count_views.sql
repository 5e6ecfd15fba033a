CREATE OR REPLACE FUNCTION analytics.count_views() RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE
    ids integer[];
    counted integer;
  BEGIN
    IF NOT EXISTS (SELECT FROM analytics.view) THEN RETURN 0; END IF;
    DELETE FROM analytics.view v WHERE NOT EXISTS (SELECT FROM public.conditions c WHERE c.id = v.condition_id);
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM public.conditions WHERE id IN (SELECT condition_id FROM analytics.view)
      ORDER BY id FOR NO KEY UPDATE SKIP LOCKED) free;
    PERFORM set_config('analytics.is_counting', 'on', true);
    WITH taken AS (DELETE FROM analytics.view WHERE condition_id = ANY (ids) RETURNING condition_id),
      sums AS (SELECT condition_id, count(*) AS views FROM taken GROUP BY condition_id),
      moved AS (UPDATE public.conditions c SET views = coalesce(c.views, 0) + sums.views
        FROM sums WHERE c.id = sums.condition_id RETURNING c.id)
    INSERT INTO analytics.shown (condition_id) SELECT id FROM moved
      ON CONFLICT (condition_id) DO UPDATE SET has_moved = true;
    GET DIAGNOSTICS counted = ROW_COUNT;
    PERFORM set_config('analytics.is_counting', '', true);
    RETURN counted;
  END $$;
