-- Records each change of a learning path that readers see, in its transaction, as a ContentChange
-- (cms/src/publisher/change.ts). The arguments of each trigger are the columns that no page shows; pages take all
-- texts, those of the default language too, from learning.path_text.
CREATE OR REPLACE FUNCTION publisher.note_learning() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    before jsonb := to_jsonb(OLD);
    after jsonb := to_jsonb(NEW);
    record jsonb := coalesce(after, before);
    is_listed boolean := publisher.is_public(before) <> publisher.is_public(after);
    path integer := coalesce(record ->> 'path_id', record ->> 'parent_id', record ->> 'id')::int;
    modules jsonb := '[]';
  BEGIN
    IF NOT (publisher.is_public(before) OR publisher.is_public(after)) THEN RETURN NULL; END IF;
    IF before - TG_ARGV = after - TG_ARGV THEN RETURN NULL; END IF;
    -- Pages of modules that appear with the path have no dependencies yet, so the change must name the modules.
    IF is_listed AND after IS NOT NULL AND TG_TABLE_NAME IN ('learning_paths', 'path_text') THEN
      SELECT coalesce(jsonb_agg(module.id ORDER BY module.id), '[]')
      INTO modules
      FROM public.learning_modules AS module
      WHERE module.path_id = path;
    END IF;
    CASE TG_TABLE_NAME
    WHEN 'learning_paths' THEN
      PERFORM publisher.note(
        jsonb_build_object('kind', 'learning-path', 'id', path, 'isListed', is_listed, 'modules', modules),
        record ->> 'title'
      );
    WHEN 'learning_paths_rels' THEN
      PERFORM publisher.note(
        jsonb_build_object('kind', 'learning-path', 'id', path, 'isListed', false, 'modules', modules),
        (SELECT title FROM public.learning_paths WHERE id = path)
      );
    WHEN 'path_text' THEN
      PERFORM publisher.note(
        jsonb_build_object(
          'kind', 'learning-path-text',
          'id', path,
          'language', record -> 'language',
          'isListed', is_listed,
          'modules', modules
        ),
        (record #>> '{texts,title}') || coalesce(
          (
            SELECT ' in ' || native_name
            FROM public.languages
            WHERE code = record ->> 'language' AND NOT coalesce(is_default, false)
          ),
          ''
        )
      );
    WHEN 'learning_modules' THEN
      PERFORM publisher.note(
        jsonb_build_object(
          'kind', 'learning-module',
          'id', record -> 'id',
          'paths', (
            SELECT jsonb_agg(DISTINCT id)
            FROM (VALUES (before -> 'path_id'), (after -> 'path_id')) AS versions (id)
            WHERE jsonb_typeof(id) = 'number'
          )
        ),
        record ->> 'title'
      );
    ELSE
      -- A question changes its module, and one that moved its former module too.
      PERFORM publisher.note(
        jsonb_build_object('kind', 'learning-module', 'id', module::int, 'paths', '[]'::jsonb),
        (SELECT title FROM public.learning_modules WHERE id = module::int)
      )
      FROM (
        SELECT DISTINCT module
        FROM (VALUES (before ->> 'module_id'), (after ->> 'module_id')) AS versions (module)
        WHERE module IS NOT NULL
      ) AS changed;
    END CASE;
    RETURN NULL;
  END $$;

CREATE OR REPLACE TRIGGER note_learning AFTER INSERT OR DELETE OR UPDATE ON learning.path_text
  FOR EACH ROW EXECUTE FUNCTION publisher.note_learning('edition', 'published_at');
CREATE OR REPLACE TRIGGER note_learning AFTER INSERT OR DELETE OR UPDATE ON public.learning_modules
  FOR EACH ROW EXECUTE FUNCTION publisher.note_learning(
    'updated_at', 'revision', 'seed_key', 'status', 'translated_by_id', 'reviewed_by_id', 'is_minor_edit',
    'edit_summary', 'last_edited_by_id', 'title', 'description', 'content', 'question', 'options', 'explanation',
    'reasons', 'since'
  );
CREATE OR REPLACE TRIGGER note_learning AFTER INSERT OR DELETE OR UPDATE ON public.learning_paths
  FOR EACH ROW EXECUTE FUNCTION publisher.note_learning(
    'updated_at', 'revision', 'seed_key', 'status', 'translated_by_id', 'reviewed_by_id', 'is_minor_edit',
    'edit_summary', 'last_edited_by_id', 'title', 'description', 'content', 'question', 'options', 'explanation',
    'reasons', 'edition', 'total_modules', 'category_id', 'modules', 'translations'
  );
CREATE OR REPLACE TRIGGER note_learning AFTER INSERT OR DELETE OR UPDATE ON public.learning_paths_rels
  FOR EACH ROW EXECUTE FUNCTION publisher.note_learning('id');
CREATE OR REPLACE TRIGGER note_learning AFTER INSERT OR DELETE OR UPDATE ON public.quiz_questions
  FOR EACH ROW EXECUTE FUNCTION publisher.note_learning(
    'updated_at', 'revision', 'seed_key', 'status', 'translated_by_id', 'reviewed_by_id', 'is_minor_edit',
    'edit_summary', 'last_edited_by_id', 'title', 'description', 'content', 'question', 'options', 'explanation',
    'reasons', 'correct_answer', 'question_type', 'origin_condition_id', 'origin_section', 'version'
  );
