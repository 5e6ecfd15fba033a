-- Lists recorded changes, and dirty pages with the error of those that failed, for the CMS, `publish:status` and the
-- health check. `next_try_at` is null for a change, and for a page that is not tried again by itself.
CREATE OR REPLACE VIEW publisher.waiting AS
  SELECT
    name AS what,
    CASE what ->> 'kind' WHEN 'rebuild' THEN 5 ELSE 0 END AS priority,
    at AS since,
    0 AS attempts,
    NULL AS error,
    NULL::timestamptz AS next_try_at
  FROM publisher.change
  UNION ALL
  SELECT
    path,
    priority,
    since,
    attempts,
    error,
    CASE WHEN not_before < 'infinity' THEN greatest(not_before, now()) END
  FROM publisher.dirty;
