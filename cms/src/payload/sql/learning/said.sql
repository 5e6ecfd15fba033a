-- Returns the value of a section in a condition's row, whose keys are columns (everyday_life), or in texts that
-- learning.change stores by section (everydayLife). An empty list stands for null and for a missing value, so that the
-- three compare as equal.
CREATE OR REPLACE FUNCTION learning.said(record jsonb, section text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(
    nullif(coalesce(record -> section, record -> lower(regexp_replace(section, '([A-Z])', '_\1', 'g'))), 'null'),
    '[]'
  )
$$;
