-- Writes entries and names of these pairs of condition and language anew, and adds their words. A pair without a
-- published text loses its entry and names. Suggestions follow the entry (search.on_entry).
CREATE OR REPLACE FUNCTION search.write(condition_ids integer[], language_ids integer[]) RETURNS void
  LANGUAGE plpgsql AS $$
  DECLARE
    texts search.source[] := search.texts_of(condition_ids, language_ids);
  BEGIN
    DELETE FROM search.entry AS entry
    USING unnest(condition_ids, language_ids) AS pair(condition_id, language_id)
    WHERE entry.condition_id = pair.condition_id AND entry.language_id = pair.language_id;
    DELETE FROM search.name AS name
    USING unnest(condition_ids, language_ids) AS pair(condition_id, language_id)
    WHERE name.condition_id = pair.condition_id AND name.language_id = pair.language_id;
    INSERT INTO search.entry (condition_id, language_id, category_id, terms)
    SELECT source.condition_id, source.language_id, source.category_id, search.to_terms(source::search.source)
    FROM unnest(texts) AS source;
    INSERT INTO search.name
    SELECT name.*
    FROM unnest(texts) AS source, LATERAL search.to_names(source::search.source) AS name;
    PERFORM search.write_words(texts);
  END $$;
