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

CREATE OR REPLACE TRIGGER search_insert AFTER INSERT ON public.conditions
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search.on_condition();
CREATE OR REPLACE TRIGGER search_update AFTER UPDATE ON public.conditions
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION search.on_condition();
