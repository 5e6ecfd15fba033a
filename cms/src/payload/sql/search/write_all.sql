CREATE OR REPLACE FUNCTION search.write_all(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    condition_ids integer[];
    language_ids integer[];
  BEGIN
    DELETE FROM search.entry WHERE condition_id = ANY (ids);
    DELETE FROM search.name WHERE condition_id = ANY (ids);
    SELECT array_agg(s.condition_id), array_agg(s.language_id) INTO condition_ids, language_ids
      FROM search.source s WHERE s.condition_id = ANY (ids);
    PERFORM search.write(condition_ids, language_ids);
  END $$;
