-- Records each change of a record that readers see, in its transaction, as a ContentChange
-- (cms/src/publisher/change.ts), which the publisher turns into pages to render. Ignores drafts, and columns that the
-- trigger's arguments name: their change alone renders no page (decision 018).
CREATE OR REPLACE FUNCTION publisher.note_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    before jsonb := to_jsonb(OLD);
    after jsonb := to_jsonb(NEW);
    record jsonb := coalesce(after, before);
    -- Whether lists change, because the record appears, disappears or moves.
    is_listed boolean := before IS NULL
      OR after IS NULL
      OR publisher.is_public(before) <> publisher.is_public(after)
      OR (
        SELECT bool_or(before -> key IS DISTINCT FROM after -> key)
        FROM unnest(ARRAY['category_id', 'condition_id', 'language_id']) AS key
      );
    is_named boolean := is_listed
      OR before -> 'name' IS DISTINCT FROM after -> 'name'
      OR before -> 'aliases' IS DISTINCT FROM after -> 'aliases';
    -- Tags whose pages show the condition, or showed it. Pages without a translation show those of the source.
    tags jsonb := '[]';
    -- Whether only the note changes that says whether a translation is stale.
    is_note boolean := before - TG_ARGV - 'source_revision' = after - TG_ARGV - 'source_revision';
    translation record;
  BEGIN
    IF NOT (publisher.is_public(before) OR publisher.is_public(after)) THEN RETURN NULL; END IF;
    IF before - TG_ARGV = after - TG_ARGV THEN RETURN NULL; END IF;
    IF TG_TABLE_NAME IN ('conditions', 'condition_translations')
      AND (is_named OR before -> 'tags' IS DISTINCT FROM after -> 'tags') THEN
      SELECT coalesce(jsonb_agg(DISTINCT tag), '[]')
      INTO tags
      FROM (
        VALUES (before -> 'tags'), (after -> 'tags')
        UNION ALL
        SELECT to_jsonb(condition) -> 'tags'
        FROM public.conditions AS condition
        WHERE condition.id IN ((before ->> 'condition_id')::int, (after ->> 'condition_id')::int)
      ) AS lists (list)
      CROSS JOIN LATERAL jsonb_array_elements(CASE jsonb_typeof(list) WHEN 'array' THEN list ELSE '[]' END) AS tag;
    END IF;
    CASE TG_TABLE_NAME
    WHEN 'conditions' THEN
      PERFORM publisher.note(
        jsonb_build_object(
          'kind', 'condition',
          'id', record -> 'id',
          'isListed', is_listed,
          'isNamed', is_named,
          'categories', (
            SELECT jsonb_agg(DISTINCT category)
            FROM (VALUES (before -> 'category_id'), (after -> 'category_id')) AS versions (category)
            WHERE jsonb_typeof(category) = 'number'
          ),
          'tags', tags
        ),
        record ->> 'name'
      );
    WHEN 'categories' THEN
      PERFORM publisher.note(
        jsonb_build_object(
          'kind', 'category',
          'id', record -> 'id',
          'isListed', is_listed,
          'isTextOnly', NOT is_listed AND before -> 'icon' = after -> 'icon' AND before -> 'color' = after -> 'color'
        ),
        record ->> 'name'
      );
    WHEN 'pages' THEN
      PERFORM publisher.note(
        jsonb_build_object('kind', 'page', 'slug', record -> 'slug', 'isListed', is_listed),
        record ->> 'title'
      );
    WHEN 'languages' THEN
      PERFORM publisher.note('{"kind": "everything"}', 'Every page');
    WHEN 'learning_paths', 'learning_modules' THEN
      PERFORM publisher.note('{"kind": "learning-paths"}', 'The learning paths');
    WHEN 'sign_offs' THEN
      IF jsonb_typeof(record -> 'condition_id') = 'number' THEN
        PERFORM publisher.note(jsonb_build_object('kind', 'sign-off', 'id', record -> 'condition_id'), condition.name)
        FROM (
          SELECT (SELECT name FROM public.conditions WHERE id = (record ->> 'condition_id')::int)
        ) AS condition (name);
      END IF;
    ELSE
      -- A translation that moved has two changes: one for its former record and language, one for the new ones.
      FOR translation IN
        SELECT DISTINCT
          coalesce(version ->> 'condition_id', version ->> 'category_id', version ->> 'page_id')::int AS source_id,
          version -> 'language_id' AS language_id,
          (
            SELECT ' in ' || native_name
            FROM public.languages
            WHERE id = (version ->> 'language_id')::int
          ) AS in_language
        FROM (VALUES (before), (after)) AS versions (version)
        WHERE publisher.is_public(version)
      LOOP
        CASE TG_TABLE_NAME
        WHEN 'condition_translations' THEN
          PERFORM publisher.note(
            jsonb_build_object(
              'kind', 'condition-translation',
              'id', translation.source_id,
              'language', translation.language_id,
              'isListed', is_listed,
              'isNamed', is_named,
              'isNote', coalesce(is_note, false),
              'tags', tags
            ),
            (SELECT name || translation.in_language FROM public.conditions WHERE id = translation.source_id)
          );
        WHEN 'category_translations' THEN
          PERFORM publisher.note(
            jsonb_build_object(
              'kind', 'category-translation',
              'id', translation.source_id,
              'language', translation.language_id
            ),
            (SELECT name || translation.in_language FROM public.categories WHERE id = translation.source_id)
          );
        WHEN 'page_translations' THEN
          -- Finds no row when the page was deleted with its translations: then the page's own change is recorded.
          PERFORM publisher.note(jsonb_build_object('kind', 'page', 'slug', slug, 'isListed', false), title)
          FROM public.pages
          WHERE id = translation.source_id;
        END CASE;
      END LOOP;
    END CASE;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON public.categories
  FOR EACH ROW EXECUTE FUNCTION publisher.note_change(
    'updated_at', 'revision', 'seed_key', 'status', 'translated_by_id', 'reviewed_by_id', 'is_minor_edit',
    'edit_summary', 'last_edited_by_id'
  );
CREATE OR REPLACE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON public.category_translations
  FOR EACH ROW EXECUTE FUNCTION publisher.note_change(
    'updated_at', 'revision', 'seed_key', 'status', 'translated_by_id', 'reviewed_by_id', 'is_minor_edit',
    'last_edited_by_id', 'source_revision', 'made_from'
  );
CREATE OR REPLACE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON public.condition_translations
  FOR EACH ROW EXECUTE FUNCTION publisher.note_change(
    'revision', 'seed_key', 'status', 'translated_by_id', 'reviewed_by_id', 'is_minor_edit',
    'last_edited_by_id', 'made_from'
  );
CREATE OR REPLACE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON public.conditions
  FOR EACH ROW EXECUTE FUNCTION publisher.note_change(
    'updated_at', 'seed_key', 'status', 'translated_by_id', 'reviewed_by_id', 'is_minor_edit',
    'views', 'contributors', 'edit_summary', 'emergency_reason', 'last_edited_by_id', 'size', 'size_diff'
  );
CREATE OR REPLACE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON public.languages
  FOR EACH ROW EXECUTE FUNCTION publisher.note_change(
    'updated_at', 'revision', 'seed_key', 'status', 'translated_by_id', 'reviewed_by_id', 'is_minor_edit',
    'edit_summary', 'last_edited_by_id'
  );
CREATE OR REPLACE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON public.page_translations
  FOR EACH ROW EXECUTE FUNCTION publisher.note_change(
    'updated_at', 'revision', 'seed_key', 'status', 'translated_by_id', 'reviewed_by_id', 'is_minor_edit',
    'source_revision', 'edit_summary', 'last_edited_by_id', 'made_from'
  );
CREATE OR REPLACE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON public.pages
  FOR EACH ROW EXECUTE FUNCTION publisher.note_change(
    'updated_at', 'revision', 'seed_key', 'status', 'translated_by_id', 'reviewed_by_id', 'is_minor_edit',
    'edit_summary', 'last_edited_by_id'
  );
CREATE OR REPLACE TRIGGER note_change AFTER INSERT OR DELETE OR UPDATE ON public.sign_offs
  FOR EACH ROW EXECUTE FUNCTION publisher.note_change(
    'updated_at', 'revision', 'seed_key', 'status', 'translated_by_id', 'reviewed_by_id', 'is_minor_edit'
  );
