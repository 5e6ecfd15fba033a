-- Names are written already.
CREATE OR REPLACE FUNCTION search.write_words(texts search.source[]) RETURNS void LANGUAGE sql AS $$
    -- In order, so that two writers at once never wait for each other.
    INSERT INTO search.word
      SELECT language_id, word, search.sound(word), is_name FROM (
        SELECT given.language_id, w.word, bool_or(w.is_name) AS is_name
        FROM unnest(texts) AS given, LATERAL search.to_words(given::search.source) w GROUP BY 1, 2) found
      WHERE NOT EXISTS (SELECT FROM search.word known WHERE known.language_id = found.language_id
        AND known.word = found.word AND (known.is_name OR NOT found.is_name))
      ORDER BY language_id, word
      ON CONFLICT (language_id, word) DO UPDATE SET is_name = true WHERE excluded.is_name $$;
