CREATE OR REPLACE FUNCTION learning.certificate_key(code text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
      SELECT translate(regexp_replace(upper(code COLLATE "C"), '[^0-9A-Z]', '', 'g'), 'OIL', '011')
    $$;
