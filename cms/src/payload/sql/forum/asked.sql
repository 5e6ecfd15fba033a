-- Returns the search query for posts that have all words of a reader's text: each as written, as the beginning of a
-- longer word (from three letters on), or by its stem in an active language. Only the twelve longest words count. Null
-- when the text has no words.
CREATE OR REPLACE FUNCTION forum.asked(words text) RETURNS tsquery LANGUAGE sql STABLE AS $$
  SELECT string_agg(
    '(' || concat_ws(' | ',
      quote_literal(word) || CASE WHEN length(word) > 2 THEN ':*' ELSE '' END,
      (SELECT string_agg(DISTINCT quote_literal(search.stem(code, word)), ' | ')
        FROM public.languages
        WHERE is_active)) || ')',
    ' & ')::tsquery
  FROM (
    SELECT word
    FROM unnest(tsvector_to_array(to_tsvector('simple', search.fold_page(words)))) AS word
    -- quote_literal escapes quotes and backslashes for SQL, and a tsquery does not read all of these escapes.
    WHERE word !~ '[''\\]'
    ORDER BY length(word) DESC
    LIMIT 12) AS longest_words;
$$;
