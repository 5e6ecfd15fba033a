-- Inserts the words of these texts into search.word, with their sounds. The caller must write search.name first, from
-- which search.to_words reads the words of names. A word that any name has stays a word of a name until search.rebuild.
CREATE OR REPLACE FUNCTION search.write_words(texts search.source[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search.word
  SELECT language_id, word, search.sound(word), is_name
  FROM (
    SELECT source.language_id, listed.word, bool_or(listed.is_name) AS is_name
    FROM unnest(texts) AS source, LATERAL search.to_words(source::search.source) AS listed
    GROUP BY 1, 2
  ) AS found
  WHERE NOT EXISTS (
    SELECT
    FROM search.word AS known
    WHERE known.language_id = found.language_id
      AND known.word = found.word
      AND (known.is_name OR NOT found.is_name)
  )
  -- In one order, so that two transactions that insert the same words cannot wait for each other.
  ORDER BY language_id, word
  ON CONFLICT (language_id, word) DO UPDATE SET is_name = true WHERE excluded.is_name
$$;
