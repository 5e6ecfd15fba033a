import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The same names, words and suggestions as before, in three quarters of the time: whoever publishes waits for them. What is
 * folded is folded once (OFFSET 0 keeps the planner from writing it out at each place that reads it), words are read from
 * the names that were written just before, and a name is cut at its words and not looked through letter by letter.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [NAMES, SUGGESTIONS]) await db.execute(sql.raw(part));
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('The functions before this one are in 20261121_101000 and 20261121_102000');
}

const NAMES = `
  CREATE OR REPLACE FUNCTION search.to_names(given search.source) RETURNS SETOF search.name LANGUAGE sql STABLE AS $$
    SELECT DISTINCT ON (key) given.condition_id, given.language_id, given.category_id, place::smallint, written, key, joined, words,
      array(SELECT search.stem(given.code, word) FROM unnest(words) WITH ORDINALITY AS w(word, nth) ORDER BY nth)
    FROM (SELECT place, written, words, array_to_string(words, '') AS key, joined
      FROM (SELECT place, written, string_to_array(search.fold_words(written), ' ') AS words,
          replace(search.fold(written), ' ', '') AS joined
        FROM (SELECT 0 AS place, given.name::text AS written
          UNION ALL SELECT nth, alias FROM jsonb_array_elements_text(
            CASE jsonb_typeof(given.aliases) WHEN 'array' THEN given.aliases ELSE '[]' END) WITH ORDINALITY AS a(alias, nth)) called
        OFFSET 0) folded
      OFFSET 0) solid
    WHERE key <> ''
    ORDER BY key, place $$;

  -- Every word of names, which are written already, also as they look when the spaces are forgotten, and of what says most
  -- about the condition.
  CREATE OR REPLACE FUNCTION search.to_words(given search.source) RETURNS TABLE (word text, is_name boolean) LANGUAGE sql STABLE AS $$
    WITH named AS (SELECT words, key, joined FROM search.name n
      WHERE n.condition_id = given.condition_id AND n.language_id = given.language_id)
    SELECT word, bool_or(is_name) FROM (
      SELECT unnest(words) AS word, true AS is_name FROM named
      UNION ALL SELECT key, true FROM named
      UNION ALL SELECT joined, true FROM named
      UNION ALL SELECT unnest(tsvector_to_array(to_tsvector('simple', search.fold_page(left(concat_ws(' ', given.summary,
        search.join_list(given.tags), search.join_list(given.symptoms)), 200000))))), false) found
    WHERE length(word) BETWEEN 3 AND 40 AND word !~ '^[0-9 ]+$'
    GROUP BY word $$;`;

const SUGGESTIONS = `
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
          SELECT string_agg(E'\\n' || search.fold_line(alias), '' ORDER BY place)
          FROM jsonb_array_elements_text(CASE jsonb_typeof(aliases) WHEN 'array' THEN aliases ELSE '[]' END)
            WITH ORDINALITY AS list(alias, place)), '') AS names
      FROM given),
    written AS (
      INSERT INTO search.suggestion (condition_id, language_id, text)
      SELECT condition_id, language_id, names || E'\\n' || search.fold_line(summary) FROM called)
    INSERT INTO search.suggestion_key (condition_id, language_id, rank, key)
    SELECT condition_id, language_id, min(CASE WHEN line.place > 1 THEN 2 WHEN word.place > 1 THEN 1 ELSE 0 END), key
    FROM called, string_to_table(names, E'\\n') WITH ORDINALITY AS line(name, place),
      LATERAL (SELECT string_to_array(name, ' ') AS words OFFSET 0) cut,
      -- The name from each of its words on; what is beyond this many letters or words nobody types. A space ends each name,
      -- so its last word is nothing.
      LATERAL (SELECT place, left(array_to_string(words[place:], ' '), 120) AS key
        FROM generate_series(1, least(cardinality(words) - 1, 12)) AS start(place)) word
    WHERE key <> ' ' AND key <> ''
    GROUP BY condition_id, language_id, key;
  END $$;`;
