-- Updates the search index after a statement changed conditions, and writes no more than the change needs, because
-- editors wait for it. A changed state or category concerns all languages; names and texts are those of the default
-- language. A change of counts alone writes nothing. A deleted condition takes its rows with it by foreign keys.
CREATE OR REPLACE FUNCTION search.on_condition() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    moved integer[];
    renamed integer[];
    reworded integer[];
    source_language integer := (SELECT id FROM public.languages WHERE is_default);
  BEGIN
    IF TG_OP = 'INSERT' THEN
      SELECT array_agg(new_row.id) INTO moved FROM new_rows AS new_row WHERE new_row._status = 'published';
    ELSE
      SELECT
        array_agg(id) FILTER (WHERE is_moved),
        array_agg(id) FILTER (WHERE NOT is_moved AND is_renamed),
        array_agg(id) FILTER (WHERE NOT is_moved AND NOT is_renamed AND is_reworded)
      INTO moved, renamed, reworded
      FROM (
        SELECT
          id,
          (new_row._status, new_row.category_id) IS DISTINCT FROM (old_row._status, old_row.category_id) AS is_moved,
          (new_row.name, new_row.aliases) IS DISTINCT FROM (old_row.name, old_row.aliases) AS is_renamed,
          (
            new_row.summary, new_row.overview, new_row.tags, new_row.symptoms, new_row.causes, new_row.treatments,
            search.more(new_row::public.conditions)
          ) IS DISTINCT FROM (
            old_row.summary, old_row.overview, old_row.tags, old_row.symptoms, old_row.causes, old_row.treatments,
            search.more(old_row::public.conditions)
          ) AS is_reworded
        FROM new_rows AS new_row
        JOIN old_rows AS old_row USING (id)
        WHERE 'published' IN (new_row._status, old_row._status)
      ) AS changed;
    END IF;
    IF moved IS NOT NULL THEN
      PERFORM search.write_all(moved);
    END IF;
    IF renamed IS NOT NULL THEN
      PERFORM search.write(renamed, array_fill(source_language, ARRAY[cardinality(renamed)]));
    END IF;
    IF reworded IS NOT NULL THEN
      PERFORM search.reword(reworded, array_fill(source_language, ARRAY[cardinality(reworded)]));
    END IF;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER search_insert AFTER INSERT ON public.conditions
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search.on_condition();
CREATE OR REPLACE TRIGGER search_update AFTER UPDATE ON public.conditions
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search.on_condition();
