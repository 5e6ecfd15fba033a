-- Writes the index of these conditions anew in all languages, for search.on_condition and search.rebuild. Deletes by
-- condition first, because search.source no longer lists the texts of a condition that is not published any more.
CREATE OR REPLACE FUNCTION search.write_all(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    condition_ids integer[];
    language_ids integer[];
  BEGIN
    DELETE FROM search.entry WHERE condition_id = ANY (ids);
    DELETE FROM search.name WHERE condition_id = ANY (ids);
    SELECT array_agg(source.condition_id), array_agg(source.language_id)
    INTO condition_ids, language_ids
    FROM search.source
    WHERE source.condition_id = ANY (ids);
    PERFORM search.write(condition_ids, language_ids);
  END $$;
