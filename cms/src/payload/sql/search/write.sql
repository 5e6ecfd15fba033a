-- Writes the entries of these pairs anew. A text that is not published is not in search.source and stays out.
CREATE OR REPLACE FUNCTION search.write(condition_ids integer[], language_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    texts search.source[] := search.texts_of(condition_ids, language_ids);
  BEGIN
    DELETE FROM search.entry e USING unnest(condition_ids, language_ids) AS pair(condition_id, language_id)
      WHERE e.condition_id = pair.condition_id AND e.language_id = pair.language_id;
    DELETE FROM search.name n USING unnest(condition_ids, language_ids) AS pair(condition_id, language_id)
      WHERE n.condition_id = pair.condition_id AND n.language_id = pair.language_id;
    INSERT INTO search.entry (condition_id, language_id, category_id, terms)
      SELECT given.condition_id, given.language_id, given.category_id, search.to_terms(given::search.source)
      FROM unnest(texts) AS given;
    INSERT INTO search.name SELECT name.* FROM unnest(texts) AS given, LATERAL search.to_names(given::search.source) name;
    PERFORM search.write_words(texts);
  END $$;
