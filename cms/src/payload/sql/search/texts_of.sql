-- Returns the rows of search.source for these pairs of condition and language; null when none of the texts is
-- published. search.write and search.reword read each text once and pass it on.
CREATE OR REPLACE FUNCTION search.texts_of(condition_ids integer[], language_ids integer[]) RETURNS search.source[]
  LANGUAGE sql STABLE AS $$
  SELECT array_agg(published.text)
  FROM unnest(condition_ids, language_ids) AS pair(condition_id, language_id)
  -- OFFSET 0 makes this a look-up for each pair; without it every call reads all translations.
  CROSS JOIN LATERAL (
    SELECT source AS text
    FROM search.source
    WHERE source.condition_id = pair.condition_id AND source.language_id = pair.language_id
    OFFSET 0
  ) AS published
$$;
