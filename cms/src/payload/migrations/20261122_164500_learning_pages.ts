import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Learning paths and their modules have pages of their own: what changes names the path or the module, and the language
 * where it is a text (cms/src/publisher/change.ts). What waits is taken for a change of everything.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(NOTE_LEARNING));
  for (const table of NOTED_BEFORE) await db.execute(sql.raw(`DROP TRIGGER note_change ON public.${table};`));
  for (const [table, unseen] of Object.entries(SEEN)) await db.execute(sql.raw(noteLearningOf(table, unseen)));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of Object.keys(SEEN)) await db.execute(sql.raw(`DROP TRIGGER note_learning ON ${table};`));
  await db.execute(sql.raw('DROP FUNCTION publisher.note_learning();'));
  for (const table of NOTED_BEFORE)
    await db.execute(
      sql.raw(`CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON public.${table} FOR EACH ROW
        EXECUTE FUNCTION publisher.note_change(${listOf([...UNSEEN, ...CHANGE_RECORD])});`),
    );
}

const NOTED_BEFORE = ['learning_paths', 'learning_modules'];
const UNSEEN = ['updated_at', 'revision', 'seed_key', 'status', 'translated_by_id', 'reviewed_by_id', 'is_minor_edit'];
const CHANGE_RECORD = ['edit_summary', 'last_edited_by_id'];

/** Columns that no page shows. Texts are those of learning.path_text, which has them in the language of the source too. */
const IN_TEXTS = ['title', 'description', 'content', 'question', 'options', 'explanation', 'reasons'];
const UNSHOWN = [...UNSEEN, ...CHANGE_RECORD, ...IN_TEXTS];
const SEEN: Record<string, string[]> = {
  'public.learning_paths': [...UNSHOWN, 'edition', 'total_modules', 'category_id', 'modules', 'translations'],
  'public.learning_paths_rels': ['id'],
  'public.learning_modules': [...UNSHOWN, 'since'],
  'public.quiz_questions': [
    ...UNSHOWN,
    ...['correct_answer', 'question_type', 'origin_condition_id', 'origin_section', 'version'],
  ],
  'learning.path_text': ['edition', 'published_at'],
};

const NOTE_LEARNING = `
  UPDATE publisher.change SET what = '{"kind": "everything"}', name = 'Every page' WHERE what ->> 'kind' = 'learning-paths';

  CREATE FUNCTION publisher.note_learning() RETURNS trigger LANGUAGE plpgsql AS $$
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
    -- Their pages come and go with the path; those that are there have noted it, those that come have not.
    IF is_listed AND after IS NOT NULL AND TG_TABLE_NAME IN ('learning_paths', 'path_text') THEN
      SELECT coalesce(jsonb_agg(m.id ORDER BY m.id), '[]') INTO modules FROM public.learning_modules m WHERE m.path_id = path;
    END IF;
    CASE TG_TABLE_NAME
    WHEN 'learning_paths' THEN
      PERFORM publisher.note(jsonb_build_object('kind', 'learning-path', 'id', path, 'isListed', is_listed, 'modules', modules),
        record ->> 'title');
    WHEN 'learning_paths_rels' THEN
      PERFORM publisher.note(jsonb_build_object('kind', 'learning-path', 'id', path, 'isListed', false, 'modules', modules),
        (SELECT title FROM public.learning_paths WHERE id = path));
    WHEN 'path_text' THEN
      PERFORM publisher.note(jsonb_build_object('kind', 'learning-path-text', 'id', path, 'language', record -> 'language',
        'isListed', is_listed, 'modules', modules),
        (record #>> '{texts,title}') || coalesce((SELECT ' in ' || native_name FROM public.languages
          WHERE code = record ->> 'language' AND NOT coalesce(is_default, false)), ''));
    WHEN 'learning_modules' THEN
      PERFORM publisher.note(jsonb_build_object('kind', 'learning-module', 'id', record -> 'id', 'paths',
        (SELECT jsonb_agg(DISTINCT id) FROM (VALUES (before -> 'path_id'), (after -> 'path_id')) AS p (id)
         WHERE jsonb_typeof(id) = 'number')), record ->> 'title');
    ELSE
      PERFORM publisher.note(jsonb_build_object('kind', 'learning-module', 'id', module::int, 'paths', '[]'::jsonb),
        (SELECT title FROM public.learning_modules WHERE id = module::int))
      FROM (SELECT DISTINCT module FROM (VALUES (before ->> 'module_id'), (after ->> 'module_id')) AS m (module)
            WHERE module IS NOT NULL) AS m;
    END CASE;
    RETURN NULL;
  END $$;`;

function noteLearningOf(table: string, unseen: string[]): string {
  return `CREATE TRIGGER note_learning AFTER INSERT OR UPDATE OR DELETE ON ${table} FOR EACH ROW
    EXECUTE FUNCTION publisher.note_learning(${listOf(unseen)});`;
}

function listOf(columns: string[]): string {
  return columns.map((column) => `'${column}'`).join(', ');
}
