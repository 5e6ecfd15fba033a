-- Returns the beginning of a post as plain text on one line, for excerpts (forum.describe). A text longer than
-- EXCERPT_LENGTH is cut between words, unless it has no space, and ends with an ellipsis.
CREATE OR REPLACE FUNCTION forum.beginning(content text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN length(plain) <= 200 THEN plain
    ELSE regexp_replace(left(plain, 201), '\s+\S*$', '') || '…'
  END
  FROM (
    SELECT btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      left(content, 2000),
      -- Links and pictures become their text.
      '!?\[([^]]*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)', '\1', 'g'),
      -- Markup at the beginning of a line: quotations, headings, lists.
      '^\s*(>\s*|#{1,6}\s+|[-*+]\s+|\d+[.)]\s+)+', '', 'gn'),
      -- Markup within a line: emphasis, code, escapes.
      '[*`\\]+|\m_+|_+\M', '', 'g'),
      '\s+', ' ', 'g')) AS plain) AS unmarked;
$$;
