import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Most edits leave the names of a text alone: then only its terms, its words and the summary among its suggestions are
 * written, in half of the time. Whoever publishes waits for it. A translation that changed in nothing that is searched, as
 * when it is found to be right still, writes nothing.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [WRITING, TRIGGERS]) await db.execute(sql.raw(part));
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('The functions before this one are in 20261121_093000 and 20261121_102000');
}

const WRITING = `
  CREATE FUNCTION search.texts_of(condition_ids integer[], language_ids integer[]) RETURNS search.source[] LANGUAGE sql STABLE AS $$
    SELECT array_agg(given.text) FROM unnest(condition_ids, language_ids) AS pair(condition_id, language_id)
      -- OFFSET 0 keeps this a look-up for each pair; otherwise every statement reads all translations.
      CROSS JOIN LATERAL (SELECT source AS text FROM search.source
        WHERE source.condition_id = pair.condition_id AND source.language_id = pair.language_id OFFSET 0) given $$;

  -- Names are written already.
  CREATE FUNCTION search.write_words(texts search.source[]) RETURNS void LANGUAGE sql AS $$
    -- In order, so that two writers at once never wait for each other.
    INSERT INTO search.word
      SELECT language_id, word, search.sound(word), is_name FROM (
        SELECT given.language_id, w.word, bool_or(w.is_name) AS is_name
        FROM unnest(texts) AS given, LATERAL search.to_words(given::search.source) w GROUP BY 1, 2) found
      WHERE NOT EXISTS (SELECT FROM search.word known WHERE known.language_id = found.language_id
        AND known.word = found.word AND (known.is_name OR NOT found.is_name))
      ORDER BY language_id, word
      ON CONFLICT (language_id, word) DO UPDATE SET is_name = true WHERE excluded.is_name $$;

  -- Writes the entries of these pairs anew. A text that is not published is not in search.source and stays out.
  CREATE OR REPLACE FUNCTION search.write(condition_ids integer[], language_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    texts search.source[] := search.texts_of(condition_ids, language_ids);
  BEGIN
    DELETE FROM search.entry e USING unnest(condition_ids, language_ids) AS pair(condition_id, language_id)
      WHERE e.condition_id = pair.condition_id AND e.language_id = pair.language_id;
    DELETE FROM search.name n USING unnest(condition_ids, language_ids) AS pair(condition_id, language_id)
      WHERE n.condition_id = pair.condition_id AND n.language_id = pair.language_id;
    INSERT INTO search.entry (condition_id, language_id, category_id, terms)
      SELECT given.condition_id, given.language_id, given.category_id, search.to_terms(given::search.source)
      FROM unnest(texts) AS given;
    INSERT INTO search.name SELECT name.* FROM unnest(texts) AS given, LATERAL search.to_names(given::search.source) name;
    PERFORM search.write_words(texts);
  END $$;

  -- The same of texts that were published before, with these names and in this category.
  CREATE FUNCTION search.reword(condition_ids integer[], language_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    texts search.source[] := search.texts_of(condition_ids, language_ids);
  BEGIN
    UPDATE search.entry e SET terms = search.to_terms(given::search.source)
      FROM unnest(texts) AS given WHERE e.condition_id = given.condition_id AND e.language_id = given.language_id;
    -- The last line is the summary.
    UPDATE search.suggestion s SET text = now.text
      FROM unnest(texts) AS given
        JOIN search.suggestion AS old USING (condition_id, language_id)
        CROSS JOIN LATERAL (SELECT regexp_replace(old.text, '[^\\n]*$', '') || search.fold_line(given.summary) AS text) now
      WHERE s.condition_id = given.condition_id AND s.language_id = given.language_id AND s.text <> now.text;
    PERFORM search.write_words(texts);
  END $$;`;

const TRIGGERS = `
  CREATE OR REPLACE FUNCTION search.on_condition() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    moved integer[];
    renamed integer[];
    reworded integer[];
    source_language integer := (SELECT id FROM public.languages WHERE is_default);
  BEGIN
    IF TG_OP = 'INSERT' THEN
      SELECT array_agg(n.id) INTO moved FROM new_rows n WHERE n._status = 'published';
    ELSE
      SELECT array_agg(id) FILTER (WHERE is_moved), array_agg(id) FILTER (WHERE NOT is_moved AND is_renamed),
             array_agg(id) FILTER (WHERE NOT is_moved AND NOT is_renamed AND is_reworded)
        INTO moved, renamed, reworded
        FROM (SELECT id, (n._status, n.category_id) IS DISTINCT FROM (o._status, o.category_id) AS is_moved,
            (n.name, n.aliases) IS DISTINCT FROM (o.name, o.aliases) AS is_renamed,
            (n.summary, n.overview, n.tags, n.symptoms, n.causes, n.treatments)
              IS DISTINCT FROM (o.summary, o.overview, o.tags, o.symptoms, o.causes, o.treatments) AS is_reworded
          FROM new_rows n JOIN old_rows o USING (id) WHERE 'published' IN (n._status, o._status)) changed;
    END IF;
    IF moved IS NOT NULL THEN PERFORM search.write_all(moved); END IF;
    IF renamed IS NOT NULL THEN PERFORM search.write(renamed, array_fill(source_language, ARRAY[cardinality(renamed)])); END IF;
    IF reworded IS NOT NULL THEN PERFORM search.reword(reworded, array_fill(source_language, ARRAY[cardinality(reworded)])); END IF;
    RETURN NULL;
  END $$;

  CREATE OR REPLACE FUNCTION search.on_translation() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    condition_ids integer[];
    language_ids integer[];
    reworded integer[];
    reworded_languages integer[];
  BEGIN
    IF TG_OP = 'INSERT' THEN
      SELECT array_agg(condition_id), array_agg(language_id) INTO condition_ids, language_ids
        FROM new_rows WHERE _status = 'published' AND condition_id IS NOT NULL AND language_id IS NOT NULL;
    ELSIF TG_OP = 'DELETE' THEN
      SELECT array_agg(condition_id), array_agg(language_id) INTO condition_ids, language_ids
        FROM old_rows WHERE _status = 'published' AND condition_id IS NOT NULL AND language_id IS NOT NULL;
    ELSE
      WITH kept AS (
        SELECT n.id, n.condition_id, n.language_id, (n.summary, n.overview, n.tags, n.symptoms, n.causes, n.treatments)
            IS DISTINCT FROM (o.summary, o.overview, o.tags, o.symptoms, o.causes, o.treatments) AS is_reworded
          FROM new_rows n JOIN old_rows o USING (id)
          WHERE n._status = 'published' AND (n._status, n.condition_id, n.language_id, n.name, n.aliases)
            IS NOT DISTINCT FROM (o._status, o.condition_id, o.language_id, o.name, o.aliases)),
      others AS (
        SELECT o.condition_id, o.language_id FROM old_rows o WHERE o._status = 'published' AND o.id NOT IN (SELECT id FROM kept)
        UNION SELECT n.condition_id, n.language_id FROM new_rows n
          WHERE n._status = 'published' AND n.id NOT IN (SELECT id FROM kept))
      SELECT (SELECT array_agg(condition_id) FROM kept WHERE is_reworded), (SELECT array_agg(language_id) FROM kept WHERE is_reworded),
          (SELECT array_agg(condition_id) FROM others WHERE condition_id IS NOT NULL AND language_id IS NOT NULL),
          (SELECT array_agg(language_id) FROM others WHERE condition_id IS NOT NULL AND language_id IS NOT NULL)
        INTO reworded, reworded_languages, condition_ids, language_ids;
    END IF;
    IF condition_ids IS NULL AND reworded IS NULL THEN RETURN NULL; END IF;
    PERFORM 1 FROM (SELECT id FROM public.conditions WHERE id = ANY (condition_ids || reworded) ORDER BY id FOR SHARE) locked;
    IF condition_ids IS NOT NULL THEN PERFORM search.write(condition_ids, language_ids); END IF;
    IF reworded IS NOT NULL THEN PERFORM search.reword(reworded, reworded_languages); END IF;
    RETURN NULL;
  END $$;`;
