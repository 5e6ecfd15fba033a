-- The same of texts that were published before, with these names and in this category.
CREATE OR REPLACE FUNCTION search.reword(condition_ids integer[], language_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    texts search.source[] := search.texts_of(condition_ids, language_ids);
  BEGIN
    UPDATE search.entry e SET terms = search.to_terms(given::search.source)
      FROM unnest(texts) AS given WHERE e.condition_id = given.condition_id AND e.language_id = given.language_id;
    -- The last line is the summary.
    UPDATE search.suggestion s SET text = now.text
      FROM unnest(texts) AS given
        JOIN search.suggestion AS old USING (condition_id, language_id)
        CROSS JOIN LATERAL (SELECT regexp_replace(old.text, '[^\n]*$', '') || search.fold_line(given.summary) AS text) now
      WHERE s.condition_id = given.condition_id AND s.language_id = given.language_id AND s.text <> now.text;
    PERFORM search.write_words(texts);
  END $$;
