import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What is added to a condition is searched as its treatments are: the words of all fields that came after those of the
 * first day are `search.more`, which the migration that adds one writes anew (`textsInSql`).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [MORE, SOURCE, TRIGGERS]) await db.execute(sql.raw(part));
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('The functions before this one are in 20261121_093000, 20261121_102000 and 20261127_072000');
}

const MORE = `
  CREATE FUNCTION search.more(given public.conditions) RETURNS text LANGUAGE sql STABLE AS $$ SELECT '' $$;
  CREATE FUNCTION search.more(given public.condition_translations) RETURNS text LANGUAGE sql STABLE AS $$ SELECT '' $$;`;

const SOURCE = `
  CREATE OR REPLACE VIEW search.source AS
    SELECT c.id AS condition_id, l.id AS language_id, l.code, c.category_id, c.name, c.summary, c.overview,
           c.aliases, c.tags, c.symptoms, c.causes, c.treatments, search.more(c) AS more
    FROM public.conditions c CROSS JOIN public.languages l
    WHERE c._status = 'published' AND l.is_default
    UNION ALL
    SELECT c.id, l.id, l.code, c.category_id, t.name, t.summary, t.overview,
           t.aliases, t.tags, t.symptoms, t.causes, t.treatments, search.more(t)
    FROM public.condition_translations t
    JOIN public.conditions c ON c.id = t.condition_id
    JOIN public.languages l ON l.id = t.language_id
    WHERE c._status = 'published' AND t._status = 'published' AND NOT coalesce(l.is_default, false);

  CREATE OR REPLACE FUNCTION search.to_terms(given search.source) RETURNS text[] LANGUAGE sql STABLE AS $$
    WITH part (weight, content) AS (VALUES
      (8, search.fold_words(given.name)),
      (5, search.fold_words(search.join_list(given.aliases))),
      (4, search.fold_words(search.join_list(given.tags))),
      (3, search.fold_words(coalesce(given.summary, ''))),
      (2, search.fold_page(search.join_list(given.symptoms))),
      -- A tsvector holds at most 1 MB; a page beyond that is found by its beginning.
      (1, search.fold_page(left(concat_ws(' ', given.overview, search.join_list(given.causes), search.join_list(given.treatments),
        given.more), 200000)))),
    stem AS (
      SELECT lexeme, sum(weight * cardinality(positions)) AS impact
      FROM part, unnest(to_tsvector(search.configuration(given.code), content)) GROUP BY lexeme)
    SELECT coalesce(array_agg(given.language_id || ':' || lexeme || mark), '{}')
    FROM stem, unnest(ARRAY['', '^2', '^3', '^4'], ARRAY[0, 3, 6, 12]) AS degree(mark, least)
    WHERE impact >= least $$;`;

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
            (n.summary, n.overview, n.tags, n.symptoms, n.causes, n.treatments, search.more(n::public.conditions))
              IS DISTINCT FROM (o.summary, o.overview, o.tags, o.symptoms, o.causes, o.treatments, search.more(o::public.conditions))
              AS is_reworded
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
        SELECT n.id, n.condition_id, n.language_id, (n.summary, n.overview, n.tags, n.symptoms, n.causes, n.treatments,
              search.more(n::public.condition_translations))
            IS DISTINCT FROM (o.summary, o.overview, o.tags, o.symptoms, o.causes, o.treatments,
              search.more(o::public.condition_translations)) AS is_reworded
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
