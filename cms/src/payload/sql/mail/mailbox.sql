CREATE OR REPLACE FUNCTION mail.mailbox(address text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
      SELECT CASE WHEN host IN ('gmail.com', 'googlemail.com') THEN replace(name, '.', '') || '@gmail.com'
        ELSE name || '@' || host END
      FROM (SELECT split_part(regexp_replace(plain, '@[^@]*$', ''), '+', 1) AS name,
          regexp_replace(plain, '^.*@', '') AS host
        FROM (SELECT public.to_lower(normalize(address, NFKC)) COLLATE "C" AS plain) AS given) AS parts $$;
