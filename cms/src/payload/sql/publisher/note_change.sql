CREATE OR REPLACE FUNCTION publisher.note_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    before jsonb := to_jsonb(OLD);
    after jsonb := to_jsonb(NEW);
    record jsonb := coalesce(after, before);
    is_listed boolean := before IS NULL OR after IS NULL OR publisher.is_public(before) <> publisher.is_public(after)
      OR (SELECT bool_or(before -> key IS DISTINCT FROM after -> key)
          FROM unnest(ARRAY['category_id', 'condition_id', 'language_id']) AS key);
    is_named boolean := is_listed OR before -> 'name' IS DISTINCT FROM after -> 'name';
    place record;
  BEGIN
    IF NOT (publisher.is_public(before) OR publisher.is_public(after)) THEN RETURN NULL; END IF;
    -- The columns that no page shows are the trigger's arguments.
    IF before - TG_ARGV = after - TG_ARGV THEN RETURN NULL; END IF;
    CASE TG_TABLE_NAME
    WHEN 'conditions' THEN
      PERFORM publisher.note(jsonb_build_object('kind', 'condition', 'id', record -> 'id', 'isListed', is_listed, 'isNamed', is_named, 'categories',
        (SELECT jsonb_agg(DISTINCT category) FROM (VALUES (before -> 'category_id'), (after -> 'category_id')) AS c (category)
         WHERE jsonb_typeof(category) = 'number')), record ->> 'name');
    WHEN 'categories' THEN
      PERFORM publisher.note(jsonb_build_object('kind', 'category', 'id', record -> 'id', 'isListed', is_listed, 'isTextOnly',
        NOT is_listed AND before -> 'icon' = after -> 'icon' AND before -> 'color' = after -> 'color'), record ->> 'name');
    WHEN 'pages' THEN
      PERFORM publisher.note(jsonb_build_object('kind', 'page', 'slug', record -> 'slug', 'isListed', is_listed), record ->> 'title');
    WHEN 'languages' THEN
      PERFORM publisher.note('{"kind": "everything"}', 'Every page');
    WHEN 'learning_paths', 'learning_modules' THEN
      PERFORM publisher.note('{"kind": "learning-paths"}', 'The learning paths');
    WHEN 'sign_offs' THEN
      IF jsonb_typeof(record -> 'condition_id') = 'number' THEN
        PERFORM publisher.note(jsonb_build_object('kind', 'sign-off', 'id', record -> 'condition_id'), c.name)
        FROM (SELECT (SELECT name FROM public.conditions WHERE id = (record ->> 'condition_id')::int)) AS c (name);
      END IF;
    ELSE
      -- A translation: where it is now, and where it was.
      FOR place IN
        SELECT DISTINCT coalesce(t ->> 'condition_id', t ->> 'category_id', t ->> 'page_id')::int AS id, t -> 'language_id' AS language,
          (SELECT ' in ' || native_name FROM public.languages WHERE id = (t ->> 'language_id')::int) AS in_language
        FROM (VALUES (before), (after)) AS rows (t) WHERE publisher.is_public(t)
      LOOP
        CASE TG_TABLE_NAME
        WHEN 'condition_translations' THEN
          PERFORM publisher.note(jsonb_build_object('kind', 'condition-translation', 'id', place.id, 'language', place.language,
            'isListed', is_listed, 'isNamed', is_named), (SELECT name || place.in_language FROM public.conditions WHERE id = place.id));
        WHEN 'category_translations' THEN
          PERFORM publisher.note(jsonb_build_object('kind', 'category-translation', 'id', place.id, 'language', place.language),
            (SELECT name || place.in_language FROM public.categories WHERE id = place.id));
        WHEN 'page_translations' THEN
          -- Without its source it has gone with it.
          PERFORM publisher.note(jsonb_build_object('kind', 'page', 'slug', slug, 'isListed', false), title)
          FROM public.pages WHERE id = place.id;
        END CASE;
      END LOOP;
    END CASE;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON public.categories
  FOR EACH ROW EXECUTE FUNCTION publisher.note_change('updated_at', 'revision', 'seed_key', 'status', 'translated_by_id', 'reviewed_by_id', 'is_minor_edit', 'edit_summary', 'last_edited_by_id');
CREATE OR REPLACE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON public.category_translations
  FOR EACH ROW EXECUTE FUNCTION publisher.note_change('updated_at', 'revision', 'seed_key', 'status', 'translated_by_id', 'reviewed_by_id', 'is_minor_edit');
CREATE OR REPLACE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON public.condition_translations
  FOR EACH ROW EXECUTE FUNCTION publisher.note_change('revision', 'seed_key', 'status', 'translated_by_id', 'reviewed_by_id', 'is_minor_edit');
CREATE OR REPLACE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON public.conditions
  FOR EACH ROW EXECUTE FUNCTION publisher.note_change('updated_at', 'seed_key', 'status', 'translated_by_id', 'reviewed_by_id', 'is_minor_edit', 'views', 'contributors', 'edit_summary', 'emergency_reason', 'last_edited_by_id', 'size', 'size_diff');
CREATE OR REPLACE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON public.languages
  FOR EACH ROW EXECUTE FUNCTION publisher.note_change('updated_at', 'revision', 'seed_key', 'status', 'translated_by_id', 'reviewed_by_id', 'is_minor_edit', 'edit_summary', 'last_edited_by_id');
CREATE OR REPLACE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON public.page_translations
  FOR EACH ROW EXECUTE FUNCTION publisher.note_change('updated_at', 'revision', 'seed_key', 'status', 'translated_by_id', 'reviewed_by_id', 'is_minor_edit', 'edit_summary', 'last_edited_by_id');
CREATE OR REPLACE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON public.pages
  FOR EACH ROW EXECUTE FUNCTION publisher.note_change('updated_at', 'revision', 'seed_key', 'status', 'translated_by_id', 'reviewed_by_id', 'is_minor_edit', 'edit_summary', 'last_edited_by_id');
CREATE OR REPLACE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON public.sign_offs
  FOR EACH ROW EXECUTE FUNCTION publisher.note_change('updated_at', 'revision', 'seed_key', 'status', 'translated_by_id', 'reviewed_by_id', 'is_minor_edit');
