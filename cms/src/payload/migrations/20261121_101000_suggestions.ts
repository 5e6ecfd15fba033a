import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What the search box suggests while somebody types. Both tables hang on `search.entry`: its rows bring theirs, and take
 * them away when they go.
 *
 * suggestion      per published text, all that it may be found by, folded: a line for the name, one for each alias, the
 *                 last for the summary
 * suggestion_key  every place at which a text may be begun to be typed: name (rank 0), later words of the name (1),
 *                 aliases and their later words (2); answers any beginning with a few steps in an index, however many
 *                 conditions there are
 *
 * Lines and keys end with a space, so that a text with a space at its end, as phones leave it, still finds the name that
 * ends there.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [TABLES, WRITING]) await db.execute(sql.raw(part));
  await db.execute(
    sql.raw('SELECT search.write_suggestions(array_agg(condition_id), array_agg(language_id)) FROM search.entry'),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`DROP TRIGGER suggestions ON search.entry;
      DROP FUNCTION search.on_entry, search.write_suggestions, search.fold_line;
      DROP TABLE search.suggestion_key, search.suggestion`),
  );
}

const TABLES = `
  CREATE TABLE search.suggestion (
    condition_id integer NOT NULL,
    language_id integer NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (condition_id, language_id),
    FOREIGN KEY (condition_id, language_id) REFERENCES search.entry ON DELETE CASCADE
  );
  CREATE INDEX suggestion_text ON search.suggestion USING gin (language_id, text public.gin_trgm_ops);
  CREATE INDEX suggestion_language ON search.suggestion (language_id);

  -- Collation C: comparing is what an index does most here, and the order is the one that the browser has.
  CREATE TABLE search.suggestion_key (
    condition_id integer NOT NULL,
    language_id integer NOT NULL,
    rank smallint NOT NULL,
    key text COLLATE "C" NOT NULL,
    FOREIGN KEY (condition_id, language_id) REFERENCES search.suggestion ON DELETE CASCADE
  );
  CREATE INDEX suggestion_key_condition ON search.suggestion_key (condition_id, language_id);
  CREATE INDEX suggestion_key_ranked ON search.suggestion_key (language_id, rank, key) INCLUDE (condition_id);
  CREATE INDEX suggestion_key_next ON search.suggestion_key (language_id, key);`;

const WRITING = `
  CREATE FUNCTION search.fold_line(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(search.fold(coalesce(given, '')), '\\s+', ' ', 'g')) || ' ';

  -- The suggestions of these entries, which have none yet.
  CREATE FUNCTION search.write_suggestions(condition_ids integer[], language_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
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
      -- The name from each of its words on; what is beyond this many letters or words nobody types.
      LATERAL (SELECT count(*) OVER (ORDER BY start.place) AS place, left(substr(name, start.place::int), 120) AS key
        FROM generate_series(1, least(length(name), 200)) AS start(place)
        WHERE start.place = 1 OR substr(name, start.place::int - 1, 1) = ' ' ORDER BY start.place LIMIT 12) word
    WHERE key <> ' ' AND key <> ''
    GROUP BY condition_id, language_id, key;
  END $$;

  CREATE FUNCTION search.on_entry() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM search.write_suggestions(array_agg(condition_id), array_agg(language_id)) FROM new_rows;
    RETURN NULL;
  END $$;

  CREATE TRIGGER suggestions AFTER INSERT ON search.entry
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search.on_entry();`;
