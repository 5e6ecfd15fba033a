CREATE OR REPLACE FUNCTION forum.beginning(content text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN length(plain) <= 200 THEN plain
      ELSE regexp_replace(left(plain, 201), '\s+\S*$', '') || '…' END
    FROM (SELECT btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(left(content, 2000),
      '!?\[([^]]*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)', '\1', 'g'), '^\s*(>\s*|#{1,6}\s+|[-*+]\s+|\d+[.)]\s+)+', '', 'gn'),
      '[*`\\]+|\m_+|_+\M', '', 'g'), '\s+', ' ', 'g')) AS plain) AS said;
  $$;
