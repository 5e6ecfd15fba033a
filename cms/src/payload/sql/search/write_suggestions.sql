CREATE OR REPLACE FUNCTION search.write_suggestions(condition_ids integer[], language_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    WITH given AS MATERIALIZED (
      SELECT pair.condition_id, pair.language_id, source.name, source.aliases, source.summary
      FROM unnest(condition_ids, language_ids) AS pair(condition_id, language_id)
        -- OFFSET 0 keeps this a look-up for each pair, as in search.write.
        CROSS JOIN LATERAL (SELECT s.name, s.aliases, s.summary FROM search.source s
          WHERE s.condition_id = pair.condition_id AND s.language_id = pair.language_id OFFSET 0) source),
    called AS MATERIALIZED (
      SELECT condition_id, language_id, summary, search.fold_line(name) || coalesce((
          SELECT string_agg(E'\n' || search.fold_line(alias), '' ORDER BY place)
          FROM jsonb_array_elements_text(CASE jsonb_typeof(aliases) WHEN 'array' THEN aliases ELSE '[]' END)
            WITH ORDINALITY AS list(alias, place)), '') AS names
      FROM given),
    written AS (
      INSERT INTO search.suggestion (condition_id, language_id, text)
      SELECT condition_id, language_id, names || E'\n' || search.fold_line(summary) FROM called)
    INSERT INTO search.suggestion_key (condition_id, language_id, rank, key)
    SELECT condition_id, language_id, min(CASE WHEN line.place > 1 THEN 2 WHEN word.place > 1 THEN 1 ELSE 0 END), key
    FROM called, string_to_table(names, E'\n') WITH ORDINALITY AS line(name, place),
      LATERAL (SELECT string_to_array(name, ' ') AS words OFFSET 0) cut,
      -- The name from each of its words on; what is beyond this many letters or words nobody types. A space ends each name,
      -- so its last word is nothing.
      LATERAL (SELECT place, left(array_to_string(words[place:], ' '), 120) AS key
        FROM generate_series(1, least(cardinality(words) - 1, 12)) AS start(place)) word
    WHERE key <> ' ' AND key <> ''
    GROUP BY condition_id, language_id, key;
  END $$;
