-- Returns the mailbox to which an address delivers: without `+tag`, and without dots at Gmail. Receipts and
-- verification links are counted by it, so that variants of an address do not bring it more mails.
CREATE OR REPLACE FUNCTION mail.mailbox(address text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN host IN ('gmail.com', 'googlemail.com') THEN replace(name, '.', '') || '@gmail.com'
    ELSE name || '@' || host
  END
  FROM (
    SELECT
      split_part(regexp_replace(plain, '@[^@]*$', ''), '+', 1) AS name,
      regexp_replace(plain, '^.*@', '') AS host
    FROM (SELECT public.to_lower(normalize(address, NFKC)) COLLATE "C" AS plain) AS lowered) AS parts
$$;
