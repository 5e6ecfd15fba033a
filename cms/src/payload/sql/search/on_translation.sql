-- Updates the search index after a statement changed translations of conditions. A published translation that keeps its
-- names, condition and language is only reworded, in about half the time of a new entry, or left alone when nothing
-- changed that is searched.
CREATE OR REPLACE FUNCTION search.on_translation() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    condition_ids integer[];
    language_ids integer[];
    reworded integer[];
    reworded_languages integer[];
  BEGIN
    IF TG_OP = 'INSERT' THEN
      SELECT array_agg(condition_id), array_agg(language_id)
      INTO condition_ids, language_ids
      FROM new_rows
      WHERE _status = 'published' AND condition_id IS NOT NULL AND language_id IS NOT NULL;
    ELSIF TG_OP = 'DELETE' THEN
      SELECT array_agg(condition_id), array_agg(language_id)
      INTO condition_ids, language_ids
      FROM old_rows
      WHERE _status = 'published' AND condition_id IS NOT NULL AND language_id IS NOT NULL;
    ELSE
      WITH same_names AS (
        SELECT
          new_row.id,
          new_row.condition_id,
          new_row.language_id,
          (
            new_row.summary, new_row.overview, new_row.tags, new_row.symptoms, new_row.causes, new_row.treatments,
            search.more(new_row::public.condition_translations)
          ) IS DISTINCT FROM (
            old_row.summary, old_row.overview, old_row.tags, old_row.symptoms, old_row.causes, old_row.treatments,
            search.more(old_row::public.condition_translations)
          ) AS is_reworded
        FROM new_rows AS new_row
        JOIN old_rows AS old_row USING (id)
        WHERE new_row._status = 'published'
          AND (new_row._status, new_row.condition_id, new_row.language_id, new_row.name, new_row.aliases)
            IS NOT DISTINCT FROM
            (old_row._status, old_row.condition_id, old_row.language_id, old_row.name, old_row.aliases)
      ),
      others AS (
        SELECT old_row.condition_id, old_row.language_id
        FROM old_rows AS old_row
        WHERE old_row._status = 'published' AND old_row.id NOT IN (SELECT id FROM same_names)
        UNION
        SELECT new_row.condition_id, new_row.language_id
        FROM new_rows AS new_row
        WHERE new_row._status = 'published' AND new_row.id NOT IN (SELECT id FROM same_names)
      )
      SELECT
        (SELECT array_agg(condition_id) FROM same_names WHERE is_reworded),
        (SELECT array_agg(language_id) FROM same_names WHERE is_reworded),
        (SELECT array_agg(condition_id) FROM others WHERE condition_id IS NOT NULL AND language_id IS NOT NULL),
        (SELECT array_agg(language_id) FROM others WHERE condition_id IS NOT NULL AND language_id IS NOT NULL)
      INTO reworded, reworded_languages, condition_ids, language_ids;
    END IF;
    IF condition_ids IS NULL AND reworded IS NULL THEN RETURN NULL; END IF;
    -- Waits for a transaction that changes a condition. Otherwise, of a condition and its translation published at the
    -- same moment, neither transaction would see the other, and the translation would be missing from the index.
    PERFORM 1
    FROM (
      SELECT id FROM public.conditions WHERE id = ANY (condition_ids || reworded) ORDER BY id FOR SHARE
    ) AS locked;
    IF condition_ids IS NOT NULL THEN
      PERFORM search.write(condition_ids, language_ids);
    END IF;
    IF reworded IS NOT NULL THEN
      PERFORM search.reword(reworded, reworded_languages);
    END IF;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER search_delete AFTER DELETE ON public.condition_translations
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search.on_translation();
CREATE OR REPLACE TRIGGER search_insert AFTER INSERT ON public.condition_translations
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search.on_translation();
CREATE OR REPLACE TRIGGER search_update AFTER UPDATE ON public.condition_translations
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search.on_translation();
