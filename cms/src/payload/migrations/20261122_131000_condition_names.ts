import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { NOTE_CHANGE } from './20261122_064200_outbox_rules.ts';

/**
 * A change says whether a condition has another name as well: pages that show nothing else of it are left alone when it has
 * not. What waits is taken for one that has.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`${NOTE_CHANGE_AND_NAMES} UPDATE publisher.change SET what = what || '{"isNamed": true}';`));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(NOTE_CHANGE.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION')));
}

const NOTE_CHANGE_AND_NAMES = `
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
  END $$;`;
