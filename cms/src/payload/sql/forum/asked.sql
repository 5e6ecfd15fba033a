-- All of these words, each as it is written, as the beginning of one, or by its stem in any language; null without words.
CREATE OR REPLACE FUNCTION forum.asked(words text) RETURNS tsquery LANGUAGE sql STABLE AS $$
    SELECT string_agg('(' || concat_ws(' | ', quote_literal(word) || CASE WHEN length(word) > 2 THEN ':*' ELSE '' END,
        (SELECT string_agg(DISTINCT quote_literal(search.stem(code, word)), ' | ') FROM public.languages WHERE is_active)) || ')', ' & ')::tsquery
    FROM (SELECT word FROM unnest(tsvector_to_array(to_tsvector('simple', search.fold_page(words)))) AS word
      WHERE word !~ '[''\\]' ORDER BY length(word) DESC LIMIT 12) AS asked;
  $$;
