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
