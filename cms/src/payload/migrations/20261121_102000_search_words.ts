import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Finds what tired people type: whole sentences, misspelt words, names in any language.
 *
 * search.name   a row for each name and alias as it is written, so that a search can say by which of them it found a
 *               condition and how much of it was asked for
 * search.entry  instead of text-search vectors, `terms`: the stems of a page, each once for every degree to which the
 *               page is about it (`1:tic`, `1:tic^2`, `1:tic^3`, `1:tic^4`; 1 is the language). The best pages for a
 *               stem come straight out of the index, without a look into any page, however many hold it
 * search.word   the words of names, summaries, tags and symptoms of a language, with their sound: what misspelt words are
 *               compared with. A word whose last page is gone does no harm; rebuild() clears it away
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [FOLDING, TABLES, PAGES, WRITING]) await db.execute(sql.raw(part));
  await db.execute(sql.raw('SELECT search.rebuild()'));
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('The search index is made from the content: go forward, or restore the whole database');
}

const FOLDING = `
  -- Words as names and pages are compared: folded, with more letters that people write one for the other (hamza on its
  -- seats, the Persian keyboard's letters), one kind of digits, without marks that nobody sees, and in Arabic without
  -- the article and what is written together with it.
  CREATE FUNCTION search.fold_words(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN btrim(regexp_replace(regexp_replace(translate(search.fold(given),
      U&'\\0624\\0626\\06A9\\06CC\\0660\\0661\\0662\\0663\\0664\\0665\\0666\\0667\\0668\\0669\\06F0\\06F1\\06F2\\06F3\\06F4\\06F5\\06F6\\06F7\\06F8\\06F9\\2010\\2011\\00B7'
        || U&'\\200B\\200C\\200D\\200E\\200F\\061C\\FEFF\\00AD',
      U&'\\0648\\064A\\0643\\064A' || '01234567890123456789   '),
    U&'(^|\\\\s)[\\0648\\0641]?(?:\\0627\\0644|\\0628\\0627\\0644|\\0643\\0627\\0644|\\0644\\0644)(?=[\\0621-\\064A]{2})', '\\1', 'g'),
    '\\s+', ' ', 'g'));

  -- The same for long texts, at a tenth of the cost: the parser of to_tsvector knows punctuation well enough.
  CREATE OR REPLACE FUNCTION search.fold_page(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN position(U&'\\0627' IN given) > 0 THEN search.fold_words(given)
    ELSE translate(lower(public.unaccent('public.unaccent'::regdictionary, given) COLLATE "und-x-icu"), '/-', '  ') END;

  -- Null where the language leaves the word out.
  CREATE FUNCTION search.stem(code text, word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (tsvector_to_array(to_tsvector(search.configuration(code), word)))[1];

  -- Roughly how a word is heard, in any of our languages: skitzofrenia and schizophrenia are the same.
  CREATE FUNCTION search.sound(word text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
  BEGIN
    word := replace(replace(replace(replace(replace(word, 'sch', 'sk'), 'ph', 'f'), 'qu', 'k'), 'tz', 's'), 'ck', 'k');
    word := regexp_replace(word, 'c(?=[eiy])', 's', 'g');
    word := replace(replace(replace(replace(word, 'ou', 'u'), 'ae', 'e'), 'oe', 'e'), 'x', 'ks');
    word := regexp_replace(word, '(?<=.{3})e$', '');
    word := translate(word, U&'cqzywh\\0638\\062B\\0630\\0621', U&'kksiv');
    RETURN regexp_replace(word, '(.)\\1+', '\\1', 'g');
  END $$;`;

const TABLES = `
  ALTER TABLE search.entry DROP COLUMN name, DROP COLUMN keys, DROP COLUMN names,
    DROP COLUMN head, DROP COLUMN document, ADD COLUMN terms text[] NOT NULL DEFAULT '{}';
  -- Without a list of what is to be put into the index later, which every search would have to read through.
  CREATE INDEX entry_terms ON search.entry USING gin (terms) WITH (fastupdate = off);
  CREATE INDEX entry_language ON search.entry (language_id);

  CREATE TABLE search.name (
    condition_id integer NOT NULL REFERENCES public.conditions ON DELETE CASCADE,
    language_id integer NOT NULL REFERENCES public.languages ON DELETE CASCADE,
    category_id integer,
    -- 0 is the name, the others are aliases in their order.
    place smallint NOT NULL,
    written text NOT NULL,
    -- Without spaces, for "is exactly this name": ADHD, AD/HD, A.D.H.D.; and the same with the Arabic article, for
    -- names typed without their spaces.
    key text NOT NULL,
    joined text NOT NULL,
    words text[] NOT NULL,
    -- For each word its stem, null for a word that its language leaves out.
    stems text[] NOT NULL,
    PRIMARY KEY (condition_id, language_id, place)
  );
  CREATE INDEX name_key ON search.name (key);
  CREATE INDEX name_joined ON search.name (joined);
  CREATE INDEX name_terms ON search.name USING gin ((words || stems)) WITH (fastupdate = off);

  DROP TABLE search.word;
  CREATE TABLE search.word (
    language_id integer NOT NULL REFERENCES public.languages ON DELETE CASCADE,
    word text NOT NULL,
    sound text NOT NULL,
    is_name boolean NOT NULL,
    PRIMARY KEY (language_id, word)
  );
  CREATE INDEX word_sound ON search.word (language_id, sound text_pattern_ops);
  CREATE INDEX word_beginning ON search.word (word text_pattern_ops) WHERE is_name;
  CREATE INDEX word_shape ON search.word (left(sound, 1), char_length(sound)) WHERE is_name;
  CREATE INDEX word_trigrams ON search.word USING gin (language_id, sound public.gin_trgm_ops)
    WITH (fastupdate = off) WHERE is_name;`;

const PAGES = `
  -- The stems of a page with their degrees. A word of the name says more of what a page is about than one of its text.
  CREATE FUNCTION search.to_terms(given search.source) RETURNS text[] LANGUAGE sql STABLE AS $$
    WITH part (weight, content) AS (VALUES
      (8, search.fold_words(given.name)),
      (5, search.fold_words(search.join_list(given.aliases))),
      (4, search.fold_words(search.join_list(given.tags))),
      (3, search.fold_words(coalesce(given.summary, ''))),
      (2, search.fold_page(search.join_list(given.symptoms))),
      -- A tsvector holds at most 1 MB; a page beyond that is found by its beginning.
      (1, search.fold_page(left(concat_ws(' ', given.overview, search.join_list(given.causes), search.join_list(given.treatments)), 200000)))),
    stem AS (
      SELECT lexeme, sum(weight * cardinality(positions)) AS impact
      FROM part, unnest(to_tsvector(search.configuration(given.code), content)) GROUP BY lexeme)
    SELECT coalesce(array_agg(given.language_id || ':' || lexeme || mark), '{}')
    FROM stem, unnest(ARRAY['', '^2', '^3', '^4'], ARRAY[0, 3, 6, 12]) AS degree(mark, least)
    WHERE impact >= least $$;

  CREATE FUNCTION search.to_names(given search.source) RETURNS SETOF search.name LANGUAGE sql STABLE AS $$
    SELECT DISTINCT ON (key) given.condition_id, given.language_id, given.category_id, place::smallint, written, key, joined, words,
      array(SELECT search.stem(given.code, word) FROM unnest(words) WITH ORDINALITY AS w(word, nth) ORDER BY nth)
    FROM (SELECT 0 AS place, given.name::text AS written
        UNION ALL SELECT nth, alias FROM jsonb_array_elements_text(
          CASE jsonb_typeof(given.aliases) WHEN 'array' THEN given.aliases ELSE '[]' END) WITH ORDINALITY AS a(alias, nth)) called,
      LATERAL (SELECT string_to_array(search.fold_words(written), ' ') AS words) split,
      LATERAL (SELECT array_to_string(words, '') AS key, replace(search.fold(written), ' ', '') AS joined) solid
    WHERE key <> ''
    ORDER BY key, place $$;

  -- Every word of names, also as they look when the spaces are forgotten, and of what says most about the condition.
  CREATE FUNCTION search.to_words(given search.source) RETURNS TABLE (word text, is_name boolean) LANGUAGE sql STABLE AS $$
    WITH named AS (SELECT words, key, joined FROM search.to_names(given))
    SELECT word, bool_or(is_name) FROM (
      SELECT unnest(words) AS word, true AS is_name FROM named
      UNION ALL SELECT key, true FROM named
      UNION ALL SELECT joined, true FROM named
      UNION ALL SELECT unnest(tsvector_to_array(to_tsvector('simple', search.fold_page(left(concat_ws(' ', given.summary,
        search.join_list(given.tags), search.join_list(given.symptoms)), 200000))))), false) found
    WHERE length(word) BETWEEN 3 AND 40 AND word !~ '^[0-9 ]+$'
    GROUP BY word $$;

  DROP FUNCTION search.to_entry;`;

const WRITING = `
  -- Writes the entries of these pairs anew. A text that is not published is not in search.source and stays out.
  CREATE OR REPLACE FUNCTION search.write(condition_ids integer[], language_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    texts search.source[];
  BEGIN
    DELETE FROM search.entry e USING unnest(condition_ids, language_ids) AS pair(condition_id, language_id)
      WHERE e.condition_id = pair.condition_id AND e.language_id = pair.language_id;
    DELETE FROM search.name n USING unnest(condition_ids, language_ids) AS pair(condition_id, language_id)
      WHERE n.condition_id = pair.condition_id AND n.language_id = pair.language_id;
    SELECT array_agg(given.text) INTO texts FROM unnest(condition_ids, language_ids) AS pair(condition_id, language_id)
      -- OFFSET 0 keeps this a look-up for each pair; otherwise every statement reads all translations.
      CROSS JOIN LATERAL (SELECT source AS text FROM search.source
        WHERE source.condition_id = pair.condition_id AND source.language_id = pair.language_id OFFSET 0) given;
    INSERT INTO search.entry (condition_id, language_id, category_id, terms)
      SELECT given.condition_id, given.language_id, given.category_id, search.to_terms(given::search.source)
      FROM unnest(texts) AS given;
    INSERT INTO search.name SELECT name.* FROM unnest(texts) AS given, LATERAL search.to_names(given::search.source) name;
    -- In order, so that two writers at once never wait for each other.
    INSERT INTO search.word
      SELECT language_id, word, search.sound(word), is_name FROM (
        SELECT given.language_id, w.word, bool_or(w.is_name) AS is_name
        FROM unnest(texts) AS given, LATERAL search.to_words(given::search.source) w GROUP BY 1, 2) found
      WHERE NOT EXISTS (SELECT FROM search.word known WHERE known.language_id = found.language_id
        AND known.word = found.word AND (known.is_name OR NOT found.is_name))
      ORDER BY language_id, word
      ON CONFLICT (language_id, word) DO UPDATE SET is_name = true WHERE excluded.is_name;
  END $$;

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

  CREATE OR REPLACE FUNCTION search.rebuild() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM search.entry;
    DELETE FROM search.name;
    DELETE FROM search.word;
    PERFORM search.write_all(array(SELECT id FROM public.conditions));
  END $$;`;
