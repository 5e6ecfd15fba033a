-- Returns the form in which names are compared by appearance (decision 024): without accents and invisible characters
-- (MARKS), each character replaced by the one that it can be taken for, in lower case, with one space for spaces, dots,
-- underscores and hyphens.
CREATE OR REPLACE FUNCTION account.looks(name text) RETURNS text LANGUAGE sql STABLE STRICT AS $$
  SELECT btrim(regexp_replace(
    public.to_lower(coalesce(
      string_agg(
        -- A subquery, so that each character is looked up in the index. For a join the planner reads the whole table.
        coalesce((SELECT c.looks_like FROM account.confusable c WHERE c.character = part COLLATE "C"), part),
        '' ORDER BY place),
      '')),
    '[\s._-]+', ' ', 'g'))
  FROM string_to_table(
    regexp_replace(
      normalize(name, NFKD),
      '[\u00AD\u034F\u061C\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u2028-\u202E\u2060-\u206F\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF]',
      '', 'g'),
    NULL)
    WITH ORDINALITY AS parts (part, place)
$$;
