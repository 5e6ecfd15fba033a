-- Rows that exist from the first day. They are updated, and none is ever added.
INSERT INTO publisher.state DEFAULT VALUES;
INSERT INTO push.state DEFAULT VALUES;
INSERT INTO analytics.shuffled VALUES ('-infinity');
INSERT INTO forum.tally (what, shard)
  SELECT what, shard FROM unnest(ARRAY['topics', 'posts']) AS what, generate_series(0, 15) AS shard;
INSERT INTO moderator_duty (name) VALUES ('Hours on duty');
INSERT INTO _moderator_duty_v (parent_id, version_name, version_updated_at, version_created_at)
  SELECT id, name, updated_at, created_at FROM moderator_duty;
