-- Every word of names, which are written already, also as they look when the spaces are forgotten, and of what says most
-- about the condition.
CREATE OR REPLACE FUNCTION search.to_words(given search.source) RETURNS TABLE (word text, is_name boolean) LANGUAGE sql STABLE AS $$
    WITH named AS (SELECT words, key, joined FROM search.name n
      WHERE n.condition_id = given.condition_id AND n.language_id = given.language_id)
    SELECT word, bool_or(is_name) FROM (
      SELECT unnest(words) AS word, true AS is_name FROM named
      UNION ALL SELECT key, true FROM named
      UNION ALL SELECT joined, true FROM named
      UNION ALL SELECT unnest(tsvector_to_array(to_tsvector('simple', search.fold_page(left(concat_ws(' ', given.summary,
        search.join_list(given.tags), search.join_list(given.symptoms)), 200000))))), false) found
    WHERE length(word) BETWEEN 3 AND 40 AND word !~ '^[0-9 ]+$'
    GROUP BY word $$;
