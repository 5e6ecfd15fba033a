-- What holds now, or null.
CREATE OR REPLACE FUNCTION moderation.suspension_of(person integer) RETURNS moderation.suspensions LANGUAGE sql STABLE AS $$
    SELECT s FROM moderation.suspensions s WHERE s.user_id = person AND s.lifted_at IS NULL AND s.until > now()
    ORDER BY s.until DESC LIMIT 1;
  $$;
