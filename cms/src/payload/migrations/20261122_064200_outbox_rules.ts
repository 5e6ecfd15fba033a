import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Publishing as three tables (docs/decisions/018): `change` is written by triggers in the transaction of the change, `dirty`
 * holds the paths that are to be rendered and why one could not be, `page` what each page was made from. What waited in
 * Payload's jobs is not taken over: a new build of the site renders every page anyway.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [TABLES, NOTING, NOTE_CHANGE, TELLING]) await db.execute(sql.raw(part));
  for (const [table, unseen] of Object.entries(SEEN)) await db.execute(sql.raw(noteChangesOf(table, unseen)));
}

/** The way back is to the tables as they were; what waited in them is rendered by the next start. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(BACK));
}

/** Columns of what readers see that no page shows, or that pages follow by themselves (counts, within the hour). */
const UNSEEN = ['updated_at', 'revision', 'seed_key', 'status', 'translated_by_id', 'reviewed_by_id', 'is_minor_edit'];
const SEEN: Record<string, readonly string[]> = {
  conditions: [
    ...UNSEEN.filter((column) => column !== 'revision'),
    ...['views', 'contributors', 'edit_summary', 'emergency_reason', 'last_edited_by_id', 'size', 'size_diff'],
  ],
  // Feeds and site maps show when a translation was saved, its page which revision it was made from.
  condition_translations: UNSEEN.filter((column) => column !== 'updated_at'),
  categories: UNSEEN,
  category_translations: UNSEEN,
  pages: UNSEEN,
  page_translations: UNSEEN,
  languages: UNSEEN,
  learning_paths: UNSEEN,
  learning_modules: UNSEEN,
  sign_offs: UNSEEN,
};

const TABLES = `
  CREATE TABLE publisher.change (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- Ids, never texts: what is rendered is what the database holds then.
    what jsonb NOT NULL,
    -- Of the record, for people.
    name text NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
  );

  CREATE SEQUENCE publisher.mark;
  CREATE TABLE publisher.dirty (
    path text PRIMARY KEY,
    -- The most urgent first, see marks.ts.
    priority smallint NOT NULL,
    -- Another number each time it is marked.
    mark bigint NOT NULL DEFAULT nextval('publisher.mark'),
    -- When it began to wait, or to fail.
    since timestamptz NOT NULL DEFAULT now(),
    -- Infinity: not tried again by itself.
    not_before timestamptz NOT NULL DEFAULT '-infinity',
    attempts integer NOT NULL DEFAULT 0,
    error text
  );
  CREATE INDEX dirty_in_order ON publisher.dirty (priority, mark);
  CREATE INDEX dirty_entries ON publisher.dirty (path) WHERE path LIKE '/search/%';

  -- What waits, what failed, why, and since when: the one place to ask.
  CREATE VIEW publisher.waiting AS
    SELECT name AS what, CASE what ->> 'kind' WHEN 'rebuild' THEN 5 ELSE 0 END AS priority, at AS since,
           0 AS attempts, NULL AS error, NULL::timestamptz AS next_try_at
    FROM publisher.change
    UNION ALL
    SELECT path, priority, since, attempts, error,
           CASE WHEN not_before < 'infinity' THEN greatest(not_before, now()) END
    FROM publisher.dirty;

  ALTER TABLE publisher.page
    ADD COLUMN digest text NOT NULL DEFAULT '',
    -- When the last change of the record whose page this is came before readers.
    ADD COLUMN published_at timestamptz;
  ALTER TABLE publisher.rebuild DROP COLUMN done, DROP COLUMN error;
  ALTER TABLE publisher.state
    DROP COLUMN release, DROP COLUMN reconciled_at, DROP COLUMN last_changes,
    ADD COLUMN last_names text[] NOT NULL DEFAULT '{}';
  DROP TABLE publisher.live, publisher.failed_page;
  DROP FUNCTION tell_publish_requested() CASCADE;
  DROP FUNCTION review.queue_signed_page() CASCADE;`;

/** Everyone who asks something of the publisher says so on the same channel; of a change it says that it is one. */
const TELLING = `
  CREATE OR REPLACE FUNCTION publisher.tell_asked() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('publisher_asked', TG_TABLE_NAME);
    RETURN NULL;
  END $$;
  CREATE TRIGGER tell_asked AFTER INSERT ON publisher.change
    FOR EACH STATEMENT EXECUTE FUNCTION publisher.tell_asked();
  DROP TRIGGER tell_asked ON publisher.rebuild;`;

/**
 * Decides with the row before and the row after what the publisher must know: see cms/src/publisher/change.ts. A record is
 * listed anew, no longer or elsewhere when it comes, goes or moves: then pages change that list such records.
 */
const NOTING = `
  CREATE FUNCTION publisher.is_public(record jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
    SELECT record IS NOT NULL AND coalesce(record ->> '_status', 'published') = 'published'
      AND coalesce((record ->> 'is_active')::boolean, true)
  $$;

  CREATE FUNCTION publisher.note(what jsonb, name text) RETURNS void LANGUAGE sql AS $$
    INSERT INTO publisher.change (what, name) VALUES (what, coalesce(name, initcap(replace(what ->> 'kind', '-', ' ')) || ' ' || (what ->> 'id'), 'A page'))
  $$;`;

/** What it was before `condition_names`. */
export const NOTE_CHANGE = `
  CREATE FUNCTION publisher.note_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    before jsonb := to_jsonb(OLD);
    after jsonb := to_jsonb(NEW);
    record jsonb := coalesce(after, before);
    is_listed boolean := before IS NULL OR after IS NULL OR publisher.is_public(before) <> publisher.is_public(after)
      OR (SELECT bool_or(before -> key IS DISTINCT FROM after -> key)
          FROM unnest(ARRAY['category_id', 'condition_id', 'language_id']) AS key);
    place record;
  BEGIN
    IF NOT (publisher.is_public(before) OR publisher.is_public(after)) THEN RETURN NULL; END IF;
    -- The columns that no page shows are the trigger's arguments.
    IF before - TG_ARGV = after - TG_ARGV THEN RETURN NULL; END IF;
    CASE TG_TABLE_NAME
    WHEN 'conditions' THEN
      PERFORM publisher.note(jsonb_build_object('kind', 'condition', 'id', record -> 'id', 'isListed', is_listed, 'categories',
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
            'isListed', is_listed), (SELECT name || place.in_language FROM public.conditions WHERE id = place.id));
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
  END $$;`;

function noteChangesOf(table: string, unseen: readonly string[]): string {
  return `CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE ON public.${table} FOR EACH ROW
    EXECUTE FUNCTION publisher.note_change(${unseen.map((column) => `'${column}'`).join(', ')});`;
}

const BACK = `
  ${Object.keys(SEEN)
    .map((table) => `DROP TRIGGER note_change ON public.${table};`)
    .join('\n  ')}
  DROP FUNCTION publisher.note_change();
  DROP FUNCTION publisher.note(jsonb, text);
  DROP FUNCTION publisher.is_public(jsonb);
  DROP VIEW publisher.waiting;
  DROP TABLE publisher.change, publisher.dirty;
  DROP SEQUENCE publisher.mark;
  ALTER TABLE publisher.page DROP COLUMN digest, DROP COLUMN published_at;
  ALTER TABLE publisher.state DROP COLUMN last_names, ADD COLUMN release text, ADD COLUMN reconciled_at timestamptz,
    ADD COLUMN last_changes jsonb NOT NULL DEFAULT '[]';
  ALTER TABLE publisher.rebuild ADD COLUMN done integer NOT NULL DEFAULT 0, ADD COLUMN error text;
  CREATE TRIGGER tell_asked AFTER INSERT ON publisher.rebuild
    FOR EACH STATEMENT EXECUTE FUNCTION publisher.tell_asked();
  CREATE TABLE publisher.live (what text PRIMARY KEY, since timestamptz NOT NULL);
  CREATE TABLE publisher.failed_page (path text PRIMARY KEY, reason text NOT NULL, since timestamptz NOT NULL DEFAULT now(),
    tries integer NOT NULL DEFAULT 1, next_try_at timestamptz);
  CREATE FUNCTION tell_publish_requested() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('publish_requested', '');
    RETURN NULL;
  END $$;
  CREATE FUNCTION review.queue_signed_page() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO payload_jobs (task_slug, queue, input)
      VALUES ('publish', 'publish', jsonb_build_object('change', jsonb_build_object('kind', 'sign-off', 'id', NEW.condition_id)));
    RETURN NULL;
  END $$;
  CREATE TRIGGER queue_signed_page AFTER INSERT OR UPDATE ON sign_offs FOR EACH ROW
    WHEN (NEW.condition_id IS NOT NULL) EXECUTE FUNCTION review.queue_signed_page();`;
