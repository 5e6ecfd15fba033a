-- Returns rows of search.name for the name (place 0) and the aliases of a text. `key` has no spaces, so that a name is
-- found however it is divided (ADHD, AD/HD); `joined` keeps the Arabic article. Of names with equal keys only the first
-- is returned.
CREATE OR REPLACE FUNCTION search.to_names(given search.source) RETURNS SETOF search.name LANGUAGE sql STABLE AS $$
  SELECT DISTINCT ON (key)
    given.condition_id,
    given.language_id,
    given.category_id,
    place::smallint,
    written,
    key,
    joined,
    words,
    array(
      SELECT search.stem(given.code, word)
      FROM unnest(words) WITH ORDINALITY AS numbered(word, nth)
      ORDER BY nth
    )
  -- OFFSET 0 makes PostgreSQL fold each name once, not at each place that reads it.
  FROM (
    SELECT place, written, words, array_to_string(words, '') AS key, joined
    FROM (
      SELECT
        place,
        written,
        string_to_array(search.fold_words(written), ' ') AS words,
        replace(search.fold(written), ' ', '') AS joined
      FROM (
        SELECT 0 AS place, given.name::text AS written
        UNION ALL
        SELECT nth, alias
        FROM jsonb_array_elements_text(CASE jsonb_typeof(given.aliases) WHEN 'array' THEN given.aliases ELSE '[]' END)
          WITH ORDINALITY AS listed(alias, nth)
      ) AS named
      OFFSET 0
    ) AS folded
    OFFSET 0
  ) AS keyed
  WHERE key <> ''
  ORDER BY key, place
$$;
