CREATE OR REPLACE FUNCTION search.texts_of(condition_ids integer[], language_ids integer[]) RETURNS search.source[] LANGUAGE sql STABLE AS $$
    SELECT array_agg(given.text) FROM unnest(condition_ids, language_ids) AS pair(condition_id, language_id)
      -- OFFSET 0 keeps this a look-up for each pair; otherwise every statement reads all translations.
      CROSS JOIN LATERAL (SELECT source AS text FROM search.source
        WHERE source.condition_id = pair.condition_id AND source.language_id = pair.language_id OFFSET 0) given $$;
