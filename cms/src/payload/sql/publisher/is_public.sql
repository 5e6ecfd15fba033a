-- Returns whether readers see a record: it is published and active, where its table has these columns; false when null.
-- The triggers that record changes and corrections compare the row before and after with it.
CREATE OR REPLACE FUNCTION publisher.is_public(record jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT record IS NOT NULL
    AND coalesce(record ->> '_status', 'published') = 'published'
    AND coalesce((record ->> 'is_active')::boolean, true)
$$;
