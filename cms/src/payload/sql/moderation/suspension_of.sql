-- Returns the suspension of a user that is in force, the one that ends last; null when there is none. In FROM, null is
-- a row of nulls, which callers leave out by `id IS NOT NULL`.
CREATE OR REPLACE FUNCTION moderation.suspension_of(person integer) RETURNS moderation.suspensions
  LANGUAGE sql STABLE AS $$
  SELECT s
  FROM moderation.suspensions s
  WHERE s.user_id = person AND s.lifted_at IS NULL AND s.until > now()
  ORDER BY s.until DESC
  LIMIT 1;
$$;
