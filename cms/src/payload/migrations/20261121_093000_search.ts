import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The search index: `search.entry` has a row for each published text of a condition, which is the default language's
 * text and each published translation. Triggers keep it, so whoever writes, plain SQL too, leaves it right.
 *
 * names     every name and alias, in every language under the same rules (no stemming): names are found from any
 *           language with one query
 * keys      the same names without spaces, for "is exactly this name": ADHD, AD/HD, A.D.H.D.
 * head      name, aliases, tags, summary, stemmed by language; small enough to rank all hits
 * document  the whole page, stemmed; large, so only a bounded number of hits is ranked
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [EXTENSIONS, TEXT_FUNCTIONS, TABLES, WRITING, TRIGGERS]) await db.execute(sql.raw(part));
  await db.execute(sql.raw('SELECT search.rebuild()'));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('DROP SCHEMA search CASCADE'));
}

/** All four may be created by the owner of the database, who need not be a superuser. */
const EXTENSIONS = `
  CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
  CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
  CREATE EXTENSION IF NOT EXISTS fuzzystrmatch WITH SCHEMA public;
  CREATE EXTENSION IF NOT EXISTS btree_gin WITH SCHEMA public;
  CREATE SCHEMA search;`;

/** Collation und-x-icu makes lower() know all letters, whatever locale the database was made with. */
const TEXT_FUNCTIONS = `
  CREATE FUNCTION search.fold(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(translate(
      lower(public.unaccent('public.unaccent'::regdictionary, normalize(given, NFKC)) COLLATE "und-x-icu"),
      -- Arabic letters that people write one for the other, then what is left out: vowel marks and the stretching sign.
      U&'\\0623\\0625\\0622\\0671\\0649\\0629\\064B\\064C\\064D\\064E\\064F\\0650\\0651\\0652\\0653\\0654\\0655\\0670\\0640',
      U&'\\0627\\0627\\0627\\0627\\064A\\0647'),
      U&'-/_.,;:!?()[]{}<>|&+*=~^%#@"\`''\\005C\\060C\\061B\\061F\\00AB\\00BB\\00BF\\00A1\\2013\\2014\\2018\\2019\\201C\\201D\\2026',
      repeat(' ', 60));

  -- The same for long texts, at a tenth of the cost: the parser of to_tsvector knows punctuation well enough.
  CREATE FUNCTION search.fold_page(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN position(U&'\\0627' IN given) > 0 THEN search.fold(given)
    ELSE replace(lower(public.unaccent('public.unaccent'::regdictionary, given) COLLATE "und-x-icu"), '/', ' ') END;

  CREATE FUNCTION search.join_list(list jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(string_agg(item, ' ; '), '')
          FROM jsonb_array_elements_text(CASE jsonb_typeof(list) WHEN 'array' THEN list ELSE '[]' END) item);

  CREATE FUNCTION search.configuration(code text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE split_part(code, '-', 1)
    WHEN 'en' THEN 'pg_catalog.english'::regconfig WHEN 'es' THEN 'pg_catalog.spanish'::regconfig
    WHEN 'fr' THEN 'pg_catalog.french'::regconfig WHEN 'ar' THEN 'pg_catalog.arabic'::regconfig
    WHEN 'de' THEN 'pg_catalog.german'::regconfig WHEN 'it' THEN 'pg_catalog.italian'::regconfig
    WHEN 'pt' THEN 'pg_catalog.portuguese'::regconfig WHEN 'nl' THEN 'pg_catalog.dutch'::regconfig
    WHEN 'ru' THEN 'pg_catalog.russian'::regconfig WHEN 'tr' THEN 'pg_catalog.turkish'::regconfig
    ELSE 'pg_catalog.simple'::regconfig END;`;

const TABLES = `
  CREATE TABLE search.entry (
    condition_id integer NOT NULL REFERENCES public.conditions ON DELETE CASCADE,
    language_id integer NOT NULL REFERENCES public.languages ON DELETE CASCADE,
    category_id integer,
    name text NOT NULL,
    keys text[] NOT NULL,
    names tsvector NOT NULL,
    head tsvector NOT NULL,
    document tsvector NOT NULL,
    PRIMARY KEY (condition_id, language_id)
  );
  CREATE INDEX entry_name ON search.entry (language_id, name text_pattern_ops);
  CREATE INDEX entry_keys ON search.entry USING gin (keys);
  CREATE INDEX entry_names ON search.entry USING gin (language_id, names);
  CREATE INDEX entry_head ON search.entry USING gin (language_id, head);
  CREATE INDEX entry_document ON search.entry USING gin (language_id, document);

  -- Every word of a name: what a misspelt word is compared with. A word whose last name is gone does no harm; rebuild()
  -- clears it away.
  CREATE TABLE search.word (word text PRIMARY KEY);
  CREATE INDEX word_beginning ON search.word (word text_pattern_ops);
  CREATE INDEX word_trigrams ON search.word USING gin (word public.gin_trgm_ops);

  -- The published texts, as they should be in search.entry.
  CREATE VIEW search.source AS
    SELECT c.id AS condition_id, l.id AS language_id, l.code, c.category_id, c.name, c.summary, c.overview,
           c.aliases, c.tags, c.symptoms, c.causes, c.treatments
    FROM public.conditions c CROSS JOIN public.languages l
    WHERE c._status = 'published' AND l.is_default
    UNION ALL
    SELECT c.id, l.id, l.code, c.category_id, t.name, t.summary, t.overview,
           t.aliases, t.tags, t.symptoms, t.causes, t.treatments
    FROM public.condition_translations t
    JOIN public.conditions c ON c.id = t.condition_id
    JOIN public.languages l ON l.id = t.language_id
    WHERE c._status = 'published' AND t._status = 'published' AND NOT coalesce(l.is_default, false);`;

const WRITING = `
  -- One row of search.entry from one text.
  CREATE FUNCTION search.to_entry(given search.source) RETURNS search.entry LANGUAGE plpgsql STABLE AS $$
  DECLARE
    entry search.entry;
    config regconfig := search.configuration(given.code);
    names text[] := string_to_array(search.fold(concat_ws(E'\\n', replace(given.name, E'\\n', ' '),
      replace(search.join_list(given.aliases), ' ; ', E'\\n'))), E'\\n');
    aliases text := array_to_string(names[2:], ' ');
    head tsvector;
  BEGIN
    head := setweight(to_tsvector(config, names[1]), 'A')
      || setweight(to_tsvector(config, concat_ws(' ', aliases, search.fold(search.join_list(given.tags)))), 'B')
      || setweight(to_tsvector(config, coalesce(search.fold(given.summary), '')), 'C');
    entry := row(given.condition_id, given.language_id, given.category_id, btrim(names[1]),
      array(SELECT DISTINCT replace(name, ' ', '') FROM unnest(names) name WHERE btrim(name) <> ''),
      setweight(to_tsvector('simple', names[1]), 'A') || setweight(to_tsvector('simple', aliases), 'B'),
      head,
      -- A tsvector holds at most 1 MB; a page beyond that is found by its beginning.
      head || strip(to_tsvector(config, search.fold_page(left(concat_ws(' ', given.overview, search.join_list(given.symptoms),
        search.join_list(given.causes), search.join_list(given.treatments)), 200000)))));
    RETURN entry;
  END $$;

  -- Writes the entries of these pairs anew. A text that is not published is not in search.source and stays out.
  CREATE FUNCTION search.write(condition_ids integer[], language_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM search.entry e USING unnest(condition_ids, language_ids) AS pair(condition_id, language_id)
      WHERE e.condition_id = pair.condition_id AND e.language_id = pair.language_id;
    WITH written AS (
      INSERT INTO search.entry
      SELECT entry.* FROM unnest(condition_ids, language_ids) AS pair(condition_id, language_id)
        -- OFFSET 0 keeps this a look-up for each pair; otherwise every statement reads all translations.
        CROSS JOIN LATERAL (SELECT source AS text FROM search.source
          WHERE source.condition_id = pair.condition_id AND source.language_id = pair.language_id OFFSET 0) given
        CROSS JOIN LATERAL search.to_entry(given.text) entry
      RETURNING names)
    INSERT INTO search.word
      SELECT DISTINCT word FROM written, unnest(tsvector_to_array(names)) word
      WHERE length(word) BETWEEN 3 AND 60 ORDER BY word
      ON CONFLICT DO NOTHING;
  END $$;

  -- Every text of these conditions.
  CREATE FUNCTION search.write_all(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    condition_ids integer[];
    language_ids integer[];
  BEGIN
    DELETE FROM search.entry WHERE condition_id = ANY (ids);
    SELECT array_agg(s.condition_id), array_agg(s.language_id) INTO condition_ids, language_ids
      FROM search.source s WHERE s.condition_id = ANY (ids);
    PERFORM search.write(condition_ids, language_ids);
  END $$;

  CREATE FUNCTION search.rebuild() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM search.entry;
    DELETE FROM search.word;
    PERFORM search.write_all(array(SELECT id FROM public.conditions));
  END $$;`;

/**
 * For each statement, not each row, so that bulk writes stay cheap. A condition whose counts alone changed is left
 * alone. A translation locks its condition in share mode first: otherwise, of a condition and a translation published
 * at the same moment, neither would see the other.
 */
const TRIGGERS = `
  CREATE FUNCTION search.on_condition() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    moved integer[];
    reworded integer[];
  BEGIN
    IF TG_OP = 'INSERT' THEN
      SELECT array_agg(n.id) INTO moved FROM new_rows n WHERE n._status = 'published';
    ELSE
      SELECT array_agg(n.id) FILTER (WHERE (n._status, n.category_id) IS DISTINCT FROM (o._status, o.category_id)),
             array_agg(n.id) FILTER (WHERE n._status = 'published' AND (n._status, n.category_id) IS NOT DISTINCT FROM (o._status, o.category_id)
               AND (n.name, n.summary, n.overview, n.aliases, n.tags, n.symptoms, n.causes, n.treatments)
                 IS DISTINCT FROM (o.name, o.summary, o.overview, o.aliases, o.tags, o.symptoms, o.causes, o.treatments))
        INTO moved, reworded
        FROM new_rows n JOIN old_rows o USING (id);
    END IF;
    IF moved IS NOT NULL THEN PERFORM search.write_all(moved); END IF;
    IF reworded IS NOT NULL THEN
      PERFORM search.write(array_agg(r), array_agg(l.id)) FROM unnest(reworded) r CROSS JOIN public.languages l WHERE l.is_default;
    END IF;
    RETURN NULL;
  END $$;

  CREATE FUNCTION search.on_translation() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    condition_ids integer[];
    language_ids integer[];
  BEGIN
    IF TG_OP = 'INSERT' THEN
      SELECT array_agg(condition_id), array_agg(language_id) INTO condition_ids, language_ids
        FROM new_rows WHERE _status = 'published' AND condition_id IS NOT NULL AND language_id IS NOT NULL;
    ELSIF TG_OP = 'DELETE' THEN
      SELECT array_agg(condition_id), array_agg(language_id) INTO condition_ids, language_ids
        FROM old_rows WHERE _status = 'published' AND condition_id IS NOT NULL AND language_id IS NOT NULL;
    ELSE
      SELECT array_agg(condition_id), array_agg(language_id) INTO condition_ids, language_ids FROM (
        SELECT o.condition_id, o.language_id FROM old_rows o WHERE o._status = 'published'
        UNION SELECT n.condition_id, n.language_id FROM new_rows n WHERE n._status = 'published') pair
        WHERE condition_id IS NOT NULL AND language_id IS NOT NULL;
    END IF;
    IF condition_ids IS NULL THEN RETURN NULL; END IF;
    PERFORM 1 FROM (SELECT id FROM public.conditions WHERE id = ANY (condition_ids) ORDER BY id FOR SHARE) locked;
    PERFORM search.write(condition_ids, language_ids);
    RETURN NULL;
  END $$;

  -- Which texts are the default language's, and how a language is stemmed, show in every entry.
  CREATE FUNCTION search.on_language() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      IF EXISTS (SELECT FROM new_rows WHERE is_default) THEN PERFORM search.rebuild(); END IF;
    ELSIF EXISTS (SELECT FROM new_rows n JOIN old_rows o USING (id)
        WHERE (n.code, n.is_default) IS DISTINCT FROM (o.code, o.is_default)) THEN
      PERFORM search.rebuild();
    END IF;
    RETURN NULL;
  END $$;

  CREATE TRIGGER search_insert AFTER INSERT ON public.conditions
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search.on_condition();
  CREATE TRIGGER search_update AFTER UPDATE ON public.conditions
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search.on_condition();
  CREATE TRIGGER search_insert AFTER INSERT ON public.condition_translations
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search.on_translation();
  CREATE TRIGGER search_update AFTER UPDATE ON public.condition_translations
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search.on_translation();
  CREATE TRIGGER search_delete AFTER DELETE ON public.condition_translations
    REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION search.on_translation();
  CREATE TRIGGER search_insert AFTER INSERT ON public.languages
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search.on_language();
  CREATE TRIGGER search_update AFTER UPDATE ON public.languages
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION search.on_language();`;
