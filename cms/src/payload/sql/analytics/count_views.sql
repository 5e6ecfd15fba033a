-- Adds the views that wait in analytics.view to their conditions, and returns how many conditions have new counts. The
-- publisher calls it every five seconds. analytics.shown tells markMovedCounts which pages to render again.
CREATE OR REPLACE FUNCTION analytics.count_views() RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE
    ids integer[];
    counted integer;
  BEGIN
    IF NOT EXISTS (SELECT FROM analytics.view) THEN RETURN 0; END IF;
    DELETE FROM analytics.view v WHERE NOT EXISTS (SELECT FROM public.conditions c WHERE c.id = v.condition_id);
    -- Views of a condition that is being saved wait for the next call.
    SELECT array_agg(id) INTO ids
    FROM (
      SELECT id
      FROM public.conditions
      WHERE id IN (SELECT condition_id FROM analytics.view)
      ORDER BY id
      FOR NO KEY UPDATE SKIP LOCKED) unlocked;
    -- Makes public.tell_content_changed report counts instead of conditions, so that cached lists of conditions stay.
    -- No SET clause of the function, because below PostgreSQL 16 only a superuser may create it with such a setting.
    PERFORM set_config('analytics.is_counting', 'on', true);
    WITH
      taken AS (DELETE FROM analytics.view WHERE condition_id = ANY (ids) RETURNING condition_id),
      sums AS (SELECT condition_id, count(*) AS views FROM taken GROUP BY condition_id),
      moved AS (
        UPDATE public.conditions c
        SET views = coalesce(c.views, 0) + sums.views
        FROM sums
        WHERE c.id = sums.condition_id
        RETURNING c.id)
    INSERT INTO analytics.shown (condition_id)
    SELECT id FROM moved
    ON CONFLICT (condition_id) DO UPDATE SET has_moved = true;
    GET DIAGNOSTICS counted = ROW_COUNT;
    PERFORM set_config('analytics.is_counting', '', true);
    RETURN counted;
  END $$;
