CREATE OR REPLACE FUNCTION learning.said(record jsonb, section text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
      SELECT coalesce(nullif(record -> section, 'null'), '[]')
    $$;
