-- Returns the value of a section in a condition's row. An empty list stands for null and for a missing value, so that
-- the three compare as equal.
CREATE OR REPLACE FUNCTION learning.said(record jsonb, section text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(nullif(record -> section, 'null'), '[]')
$$;
