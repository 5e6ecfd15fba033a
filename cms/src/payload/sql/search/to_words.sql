-- Returns the words with which misspelt words are compared: words of names, whole names without spaces, as readers may
-- type them, and words of summary, tags and symptoms, which say most about the condition. Reads the names from
-- search.name, so these must be written first.
CREATE OR REPLACE FUNCTION search.to_words(given search.source) RETURNS TABLE (word text, is_name boolean)
  LANGUAGE sql STABLE AS $$
  WITH named AS (
    SELECT words, key, joined
    FROM search.name
    WHERE name.condition_id = given.condition_id AND name.language_id = given.language_id
  )
  SELECT word, bool_or(is_name)
  FROM (
    SELECT unnest(words) AS word, true AS is_name FROM named
    UNION ALL
    SELECT key, true FROM named
    UNION ALL
    SELECT joined, true FROM named
    UNION ALL
    SELECT
      unnest(
        tsvector_to_array(
          to_tsvector(
            'simple',
            search.fold_page(
              left(
                concat_ws(' ', given.summary, search.join_list(given.tags), search.join_list(given.symptoms)),
                200000
              )
            )
          )
        )
      ),
      false
  ) AS found
  WHERE length(word) BETWEEN 3 AND 40 AND word !~ '^[0-9 ]+$'
  GROUP BY word
$$;
