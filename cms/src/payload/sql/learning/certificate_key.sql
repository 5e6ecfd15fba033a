-- Returns the form in which codes of certificates are compared: letters and digits alone, with 0, 1 and 1 for O, I and
-- L, which no code contains. toCertificateKey does the same with typed codes. The index certificates_key uses it, so a
-- change of its results needs a migration that rebuilds that index.
CREATE OR REPLACE FUNCTION learning.certificate_key(code text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT translate(regexp_replace(upper(code COLLATE "C"), '[^0-9A-Z]', '', 'g'), 'OIL', '011')
$$;
