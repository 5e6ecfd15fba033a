-- What waits, what failed, why, and since when: the one place to ask.
CREATE OR REPLACE VIEW publisher.waiting AS
    SELECT name AS what, CASE what ->> 'kind' WHEN 'rebuild' THEN 5 ELSE 0 END AS priority, at AS since,
           0 AS attempts, NULL AS error, NULL::timestamptz AS next_try_at
    FROM publisher.change
    UNION ALL
    SELECT path, priority, since, attempts, error,
           CASE WHEN not_before < 'infinity' THEN greatest(not_before, now()) END
    FROM publisher.dirty;
