CREATE OR REPLACE FUNCTION publisher.is_public(record jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
    SELECT record IS NOT NULL AND coalesce(record ->> '_status', 'published') = 'published'
      AND coalesce((record ->> 'is_active')::boolean, true)
  $$;
