import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What holds for everything that readers had, and for what people posted, whoever writes to the database (ADR 022):
 *
 * - a record that was ever before readers is never deleted;
 * - versions, events and sign-offs are added and stay. What they name may be let go of once it is gone, as an account is;
 * - author, time and place of a post never change, its words only with a mark that readers see, and it is never deleted.
 *
 * Triggers called `keep_…`: tests that clear away switch them off by that name.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [FIRST_VERSIONS, RECORDS, ROWS, POSTS]) await db.execute(sql.raw(part));
  for (const table of [...REVIEWED, ...RECORDED]) await db.execute(sql.raw(keepRecord(table)));
  for (const table of APPENDED) await db.execute(sql.raw(keepAll(table)));
  for (const table of [...REVIEWED, ...RECORDED]) await db.execute(sql.raw(keepVersions(table)));
  for (const [table, fixed, words] of POSTED) await db.execute(sql.raw(keepPosts(table, fixed, words)));
  for (const table of NOTED) await db.execute(sql.raw(noteChangesOf(table, [...UNSEEN, ...CHANGE_RECORD])));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`DROP SCHEMA kept CASCADE; ${KEEP_EVENT}`));
  for (const table of NOTED) await db.execute(sql.raw(noteChangesOf(table, UNSEEN)));
}

/** Records with drafts, and those that readers have as soon as they are there. */
const REVIEWED = ['conditions', 'condition_translations', 'category_translations', 'pages', 'page_translations'];
const RECORDED = ['categories', 'languages', 'learning_paths', 'learning_modules', 'quiz_questions', 'achievements'];
const APPENDED = ['review_events', 'sign_offs', 'contributions', 'post_events'];

/** Of each kind of post what never changes, and its words. */
const POSTED: [table: string, fixed: string, words: string][] = [
  ['discussions', 'id condition_id parent_id timestamp created_at', 'subject content'],
  ['forum_topics', 'id created_at', 'title description'],
  ['forum_posts', 'id topic_id parent_post_id is_first_post created_at', 'content'],
];

/** Who changed it and why is on no page: an account that goes renders none anew (as in `outbox_rules`). */
const NOTED = ['categories', 'pages', 'page_translations', 'languages', 'learning_paths', 'learning_modules'];
const UNSEEN = ['updated_at', 'revision', 'seed_key', 'status', 'translated_by_id', 'reviewed_by_id', 'is_minor_edit'];
const CHANGE_RECORD = ['edit_summary', 'last_edited_by_id'];

/** Of records that had no versions until now, so that the first change can be had back as well. */
const FIRST_VERSIONS = `
  DO $$
  DECLARE
    place text;
    columns text[];
  BEGIN
    FOREACH place IN ARRAY ARRAY['languages', 'quiz_questions', 'achievements'] LOOP
      SELECT array_agg(column_name) INTO columns FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = place AND column_name <> 'id' AND data_type <> 'USER-DEFINED';
      EXECUTE format('INSERT INTO public.%I (parent_id, %s) SELECT id, %s FROM public.%I', '_' || place || '_v',
        (SELECT string_agg(quote_ident('version_' || one), ', ') FROM unnest(columns) AS one),
        (SELECT string_agg(quote_ident(one), ', ') FROM unnest(columns) AS one), place);
    END LOOP;
    -- Choices are types of their own in versions.
    UPDATE public._languages_v v SET version_direction = l.direction::text::public.enum__languages_v_version_direction
      FROM public.languages l WHERE l.id = v.parent_id;
    UPDATE public._quiz_questions_v v SET version_question_type = q.question_type::text::public.enum__quiz_questions_v_version_question_type
      FROM public.quiz_questions q WHERE q.id = v.parent_id;
    UPDATE public._achievements_v v SET version_rarity = a.rarity::text::public.enum__achievements_v_version_rarity
      FROM public.achievements a WHERE a.id = v.parent_id;
  END $$;`;

const RECORDS = `
  CREATE SCHEMA kept;

  -- Whether readers have, or ever had, this record: of those without drafts always.
  CREATE FUNCTION kept.was_public(place text, record integer) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
  DECLARE
    found_one boolean;
  BEGIN
    IF NOT EXISTS (SELECT FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = place AND column_name = '_status') THEN RETURN true; END IF;
    EXECUTE format('SELECT EXISTS (SELECT FROM public.%I WHERE id = $1 AND _status = ''published'')
      OR EXISTS (SELECT FROM public.%I WHERE parent_id = $1 AND version__status = ''published'')', place, '_' || place || '_v')
      INTO found_one USING record;
    RETURN found_one;
  END $$;

  CREATE FUNCTION kept.keep_record() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT kept.was_public(TG_TABLE_NAME, OLD.id) THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'What readers had is never deleted' USING ERRCODE = 'CG409';
  END $$;

  CREATE FUNCTION kept.keep_all() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'What was written is never cleared away' USING ERRCODE = 'CG409';
  END $$;`;

const ROWS = `
  -- Whether all that differs is a name that was let go of, of something that is gone. The rule asks the foreign keys.
  CREATE FUNCTION kept.only_lets_go(place regclass, before jsonb, after jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
  DECLARE
    name text;
    target regclass;
    is_there boolean;
  BEGIN
    FOR name IN SELECT key FROM jsonb_each(after) WHERE value IS DISTINCT FROM before -> key LOOP
      SELECT c.confrelid INTO target FROM pg_constraint c
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
        WHERE c.contype = 'f' AND c.conrelid = place AND a.attname = name;
      IF target IS NULL OR after -> name <> 'null' THEN RETURN false; END IF;
      EXECUTE format('SELECT EXISTS (SELECT FROM %s WHERE id = $1)', target) INTO is_there USING (before ->> name)::integer;
      IF is_there THEN RETURN false; END IF;
    END LOOP;
    RETURN true;
  END $$;

  -- Which version is the newest follows by itself (latest, updated_at: the trigger's arguments).
  CREATE FUNCTION kept.keep_row() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    follows text[] := coalesce(TG_ARGV, '{}');
  BEGIN
    IF TG_OP = 'UPDATE' AND kept.only_lets_go(TG_RELID, to_jsonb(OLD) - follows, to_jsonb(NEW) - follows) THEN RETURN NEW; END IF;
    RAISE EXCEPTION 'What was written is never changed or removed' USING ERRCODE = 'CG409';
  END $$;

  -- With a draft that readers never had its versions go.
  CREATE FUNCTION kept.keep_version() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF to_jsonb(OLD) ->> 'version__status' = 'draft'
      AND (OLD.parent_id IS NULL OR NOT kept.was_public(TG_ARGV[0], OLD.parent_id)) THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'What was written is never changed or removed' USING ERRCODE = 'CG409';
  END $$;

  CREATE TRIGGER keep_row BEFORE UPDATE OR DELETE ON public.post_events FOR EACH ROW EXECUTE FUNCTION kept.keep_row();
  -- As the others: a name goes with its account, and not before.
  DROP TRIGGER keep_event ON public.review_events;
  DROP FUNCTION review.keep_event();
  CREATE TRIGGER keep_row BEFORE UPDATE OR DELETE ON public.review_events FOR EACH ROW EXECUTE FUNCTION kept.keep_row();`;

const POSTS = `
  -- The arguments: what never changes, and what changes only with a mark that readers see.
  CREATE FUNCTION kept.keep_post() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    before jsonb := to_jsonb(OLD);
    after jsonb := to_jsonb(NEW);
    author text := CASE TG_TABLE_NAME WHEN 'forum_topics' THEN 'created_by_id' ELSE 'user_id' END;
    fixed text[] := string_to_array(TG_ARGV[0], ' ');
    words text[] := string_to_array(TG_ARGV[1], ' ');
  BEGIN
    IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'What was posted is never deleted' USING ERRCODE = 'CG409'; END IF;
    IF EXISTS (SELECT FROM unnest(fixed) AS one WHERE before -> one IS DISTINCT FROM after -> one)
      OR (before -> author <> after -> author AND NOT kept.only_lets_go(TG_RELID,
        jsonb_build_object(author, before -> author), jsonb_build_object(author, after -> author)))
      -- The name goes just before the account does (erasure).
      OR (before -> 'user_name' <> after -> 'user_name' AND after ->> 'user_name' <> 'Former member')
      OR (NEW.edited_at IS NOT DISTINCT FROM OLD.edited_at
        AND EXISTS (SELECT FROM unnest(words) AS one WHERE before -> one IS DISTINCT FROM after -> one)) THEN
      RAISE EXCEPTION 'Who posted what, and when, is never changed' USING ERRCODE = 'CG409';
    END IF;
    RETURN NEW;
  END $$;`;

/** As `workflow_rules` has it. */
const KEEP_EVENT = `
  CREATE FUNCTION review.keep_event() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND NEW.user_id IS NULL
      AND to_jsonb(NEW) - 'user_id' = to_jsonb(OLD) - 'user_id' THEN RETURN NEW; END IF;
    RAISE EXCEPTION 'What happened to a contribution is never changed or removed' USING ERRCODE = 'CG409';
  END $$;
  CREATE TRIGGER keep_event BEFORE UPDATE OR DELETE ON public.review_events FOR EACH ROW EXECUTE FUNCTION review.keep_event();`;

function keepAll(table: string): string {
  return `CREATE TRIGGER keep_all BEFORE TRUNCATE ON public.${table} FOR EACH STATEMENT EXECUTE FUNCTION kept.keep_all();`;
}

function keepRecord(table: string): string {
  return `${keepAll(table)}
    CREATE TRIGGER keep_record BEFORE DELETE ON public.${table} FOR EACH ROW EXECUTE FUNCTION kept.keep_record();`;
}

function keepVersions(table: string): string {
  const versions = `_${table}_v`;
  return `${keepAll(versions)}
    CREATE TRIGGER keep_version BEFORE DELETE ON public.${versions} FOR EACH ROW EXECUTE FUNCTION kept.keep_version('${table}');
    CREATE TRIGGER keep_row BEFORE UPDATE ON public.${versions} FOR EACH ROW
      WHEN (OLD IS DISTINCT FROM NEW) EXECUTE FUNCTION kept.keep_row('latest', 'updated_at');`;
}

function keepPosts(table: string, fixed: string, words: string): string {
  return `${keepAll(table)}
    CREATE TRIGGER keep_post BEFORE UPDATE OR DELETE ON public.${table} FOR EACH ROW
      EXECUTE FUNCTION kept.keep_post('${fixed}', '${words}');`;
}

function noteChangesOf(table: string, unseen: readonly string[]): string {
  return `DROP TRIGGER note_change ON public.${table};
    CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON public.${table} FOR EACH ROW
      EXECUTE FUNCTION publisher.note_change(${unseen.map((column) => `'${column}'`).join(', ')});`;
}
