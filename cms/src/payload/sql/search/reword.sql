-- Updates the index for published texts whose names, state and category did not change: terms, words, and the summary
-- in the suggestion. Leaves names and suggestion keys alone, and so takes about half the time of search.write.
CREATE OR REPLACE FUNCTION search.reword(condition_ids integer[], language_ids integer[]) RETURNS void
  LANGUAGE plpgsql AS $$
  DECLARE
    texts search.source[] := search.texts_of(condition_ids, language_ids);
  BEGIN
    UPDATE search.entry AS entry
    SET terms = search.to_terms(source::search.source)
    FROM unnest(texts) AS source
    WHERE entry.condition_id = source.condition_id AND entry.language_id = source.language_id;
    -- The last line of a suggestion is the summary; the names are before it.
    UPDATE search.suggestion AS suggestion
    SET text = reworded.text
    FROM unnest(texts) AS source
    JOIN search.suggestion AS former USING (condition_id, language_id)
    CROSS JOIN LATERAL (
      SELECT regexp_replace(former.text, '[^\n]*$', '') || search.fold_line(source.summary) AS text
    ) AS reworded
    WHERE suggestion.condition_id = source.condition_id
      AND suggestion.language_id = source.language_id
      AND suggestion.text <> reworded.text;
    PERFORM search.write_words(texts);
  END $$;
