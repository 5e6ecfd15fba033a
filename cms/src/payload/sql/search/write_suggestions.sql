-- Inserts what the search box suggests for these pairs of condition and language, which must have none yet (decision
-- 009): in search.suggestion a line of folded text for each name and one for the summary, in search.suggestion_key each
-- place at which typing may begin. Rank 0 is the name, 1 a later word of it, 2 an alias or a word of it.
CREATE OR REPLACE FUNCTION search.write_suggestions(condition_ids integer[], language_ids integer[]) RETURNS void
  LANGUAGE plpgsql AS $$
  BEGIN
    WITH published AS MATERIALIZED (
      SELECT pair.condition_id, pair.language_id, source.name, source.aliases, source.summary
      FROM unnest(condition_ids, language_ids) AS pair(condition_id, language_id)
      -- OFFSET 0 makes this a look-up for each pair, as in search.texts_of.
      CROSS JOIN LATERAL (
        SELECT source.name, source.aliases, source.summary
        FROM search.source
        WHERE source.condition_id = pair.condition_id AND source.language_id = pair.language_id
        OFFSET 0
      ) AS source
    ),
    named AS MATERIALIZED (
      SELECT
        condition_id,
        language_id,
        summary,
        search.fold_line(name) || coalesce(
          (
            SELECT string_agg(E'\n' || search.fold_line(alias), '' ORDER BY place)
            FROM jsonb_array_elements_text(CASE jsonb_typeof(aliases) WHEN 'array' THEN aliases ELSE '[]' END)
              WITH ORDINALITY AS list(alias, place)
          ),
          ''
        ) AS names
      FROM published
    ),
    written AS (
      INSERT INTO search.suggestion (condition_id, language_id, text)
      SELECT condition_id, language_id, names || E'\n' || search.fold_line(summary)
      FROM named
    )
    INSERT INTO search.suggestion_key (condition_id, language_id, rank, key)
    SELECT
      condition_id,
      language_id,
      min(CASE WHEN line.place > 1 THEN 2 WHEN word.place > 1 THEN 1 ELSE 0 END),
      key
    FROM
      named,
      string_to_table(names, E'\n') WITH ORDINALITY AS line(name, place),
      -- OFFSET 0 makes PostgreSQL split each name once.
      LATERAL (SELECT string_to_array(name, ' ') AS words OFFSET 0) AS split,
      -- Keys are the name from each of its words on. They end after 120 characters and 12 words, because readers type
      -- less. A space ends each name, so the last of its words is empty.
      LATERAL (
        SELECT place, left(array_to_string(words[place:], ' '), 120) AS key
        FROM generate_series(1, least(cardinality(words) - 1, 12)) AS start(place)
      ) AS word
    WHERE key <> ' ' AND key <> ''
    GROUP BY condition_id, language_id, key;
  END $$;
