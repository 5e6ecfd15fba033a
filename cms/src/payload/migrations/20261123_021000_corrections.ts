import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What reaches those who keep a page (decision 040):
 *
 * corrections.proposed    words for readers that wait with their contribution until somebody publishes it
 * corrections.correction  what was wrong and what is right now, in the words of whoever published it, and how far those who
 *                         keep the page have been told (a user's id; null once all have). `language`: of the text that was
 *                         corrected. `follows_id`: a translation that caught up with that correction, in its own words.
 *                         `replaces_id`: what was said there was wrong itself. Rows are added and stay.
 * corrections.gone        addresses that readers do not find any more, or find again, with the last time of either
 *
 * Whoever watches a page that is corrected on medical grounds hears of it once, in those words, and not of the change besides.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [TABLES, KEPT, TOLD, GONE]) await db.execute(sql.raw(part));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP TRIGGER note_gone ON public.conditions;
    DROP TRIGGER note_gone ON public.learning_paths;
    DROP TRIGGER note_gone ON public.learning_modules;
    DROP TRIGGER note_gone ON public.forum_topics;
    DROP TRIGGER note_gone ON public.forum_posts;
    ${tellWatchers('')}
    DROP SCHEMA corrections CASCADE;`),
  );
}

const TABLES = `
  CREATE SCHEMA corrections;
  CREATE TABLE corrections.proposed (
    contribution_id integer PRIMARY KEY REFERENCES public.contributions(id) ON DELETE CASCADE,
    what text NOT NULL CHECK (char_length(what) BETWEEN 20 AND 500)
  );
  CREATE TABLE corrections.correction (
    id serial PRIMARY KEY,
    contribution_id integer NOT NULL REFERENCES public.contributions(id) ON DELETE RESTRICT,
    kind text NOT NULL CHECK (kind IN ('corrected', 'withdrawn')),
    condition_id integer REFERENCES public.conditions(id) ON DELETE RESTRICT,
    path_id integer REFERENCES public.learning_paths(id) ON DELETE RESTRICT,
    path text NOT NULL GENERATED ALWAYS AS (CASE WHEN condition_id IS NULL THEN '/learning/paths/' || path_id::text
      ELSE '/condition/' || condition_id::text END) STORED,
    language text NOT NULL,
    what text NOT NULL CHECK (char_length(what) BETWEEN 20 AND 500),
    follows_id integer REFERENCES corrections.correction(id) ON DELETE RESTRICT,
    replaces_id integer UNIQUE REFERENCES corrections.correction(id) ON DELETE RESTRICT,
    -- Of the transaction, as what else it writes: learning.change has the same.
    at timestamptz NOT NULL DEFAULT now(),
    told_to integer DEFAULT 0,
    CHECK (num_nonnulls(condition_id, path_id) = 1)
  );
  CREATE INDEX correction_at ON corrections.correction (at);
  CREATE INDEX correction_condition ON corrections.correction (condition_id, at);
  CREATE INDEX correction_path ON corrections.correction (path_id, at);
  CREATE INDEX correction_contribution ON corrections.correction (contribution_id);
  CREATE INDEX correction_follows ON corrections.correction (follows_id);
  CREATE INDEX correction_untold ON corrections.correction (id) WHERE told_to IS NOT NULL;
  CREATE TABLE corrections.gone (
    path text PRIMARY KEY,
    is_gone boolean NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX gone_at ON corrections.gone (at);`;

const KEPT = `
  CREATE TRIGGER keep_all BEFORE TRUNCATE ON corrections.correction FOR EACH STATEMENT EXECUTE FUNCTION kept.keep_all();
  CREATE TRIGGER keep_row BEFORE UPDATE OR DELETE ON corrections.correction FOR EACH ROW
    EXECUTE FUNCTION kept.keep_row('told_to', 'path');`;

/** `unless`: what holds of a change of which watchers are told in other words. */
const tellWatchers = (unless: string) => `
  CREATE OR REPLACE FUNCTION inbox.tell_watchers() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    ${unless}
    PERFORM inbox.tell(
      ARRAY(SELECT w.user_id FROM public.watchlist w
        WHERE w.condition_id = NEW.id AND w.user_id IS DISTINCT FROM NEW.last_edited_by_id),
      CASE WHEN NEW._status <> 'published' THEN 'watched_removed'
        WHEN NEW.revision > OLD.revision OR OLD._status <> 'published' THEN 'watched_changed'
        WHEN NEW.is_protected THEN 'watched_protected' ELSE 'watched_unprotected' END,
      jsonb_build_object('title', NEW.name) || CASE WHEN NEW._status = 'published' AND NEW.revision > OLD.revision THEN '{}'
        ELSE jsonb_strip_nulls(jsonb_build_object('reason', nullif(NEW.edit_summary, ''))) END,
      '/history?condition=' || NEW.id, 'watched');
    RETURN NULL;
  END $$;`;

const TOLD = `
  ${tellWatchers(`IF EXISTS (SELECT FROM corrections.correction c WHERE c.condition_id = NEW.id AND c.at = now()) THEN RETURN NULL; END IF;`)}

  CREATE FUNCTION corrections.note() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.condition_id IS NOT NULL THEN
      PERFORM publisher.note(jsonb_build_object('kind', 'correction', 'id', NEW.condition_id),
        (SELECT name FROM public.conditions WHERE id = NEW.condition_id));
    END IF;
    PERFORM pg_notify('publisher_asked', 'corrections');
    RETURN NULL;
  END $$;
  CREATE TRIGGER note AFTER INSERT ON corrections.correction FOR EACH ROW EXECUTE FUNCTION corrections.note();

  CREATE FUNCTION corrections.tell_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('content_changed', '{"corrections": "all"}');
    RETURN NULL;
  END $$;
  CREATE TRIGGER tell_changed AFTER INSERT ON corrections.correction FOR EACH STATEMENT EXECUTE FUNCTION corrections.tell_changed();
  CREATE TRIGGER tell_changed AFTER INSERT OR UPDATE ON corrections.gone FOR EACH ROW EXECUTE FUNCTION corrections.tell_changed();`;

const GONE = `
  -- What readers never lost has not come back.
  CREATE FUNCTION corrections.note_gone(paths text[], gone boolean) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF gone THEN
      INSERT INTO corrections.gone (path, is_gone) SELECT DISTINCT one, true FROM unnest(paths) AS one WHERE one IS NOT NULL
        ON CONFLICT (path) DO UPDATE SET is_gone = true, at = now();
    ELSE
      UPDATE corrections.gone SET is_gone = false, at = now() WHERE path = ANY (paths) AND is_gone;
    END IF;
  END $$;

  CREATE FUNCTION corrections.note_record() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    was_there boolean := publisher.is_public(to_jsonb(OLD));
    is_there boolean := publisher.is_public(to_jsonb(NEW));
  BEGIN
    IF was_there = is_there THEN RETURN NULL; END IF;
    PERFORM corrections.note_gone(CASE TG_TABLE_NAME
      WHEN 'conditions' THEN ARRAY['/condition/' || NEW.id]
      WHEN 'learning_modules' THEN ARRAY['/learning/modules/' || NEW.id]
      ELSE '/learning/paths/' || NEW.id || ARRAY(SELECT '/learning/modules/' || m.id FROM public.learning_modules m
        WHERE m.path_id = NEW.id AND m.is_active) END, was_there);
    RETURN NULL;
  END $$;
  ${['conditions', 'learning_paths', 'learning_modules']
    .map(
      (table) => `CREATE TRIGGER note_gone AFTER UPDATE ON public.${table} FOR EACH ROW
    WHEN (${table === 'conditions' ? 'OLD._status IS DISTINCT FROM NEW._status' : table === 'learning_paths' ? 'OLD._status IS DISTINCT FROM NEW._status OR OLD.is_active IS DISTINCT FROM NEW.is_active' : 'OLD.is_active IS DISTINCT FROM NEW.is_active'})
    EXECUTE FUNCTION corrections.note_record();`,
    )
    .join('\n  ')}

  -- Its first page has no number. So many pages at most: nobody keeps more of one topic.
  CREATE FUNCTION corrections.topic_path(topic integer, page integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT '/community/topics/' || topic || CASE WHEN page > 1 THEN '/' || page ELSE '' END
  $$;
  CREATE FUNCTION corrections.note_topic() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM corrections.note_gone(ARRAY(SELECT corrections.topic_path(NEW.id, page)
      FROM generate_series(1, least(forum.page_of(NEW.last_number), 100)) AS page), forum.is_for_everyone(OLD));
    RETURN NULL;
  END $$;
  CREATE TRIGGER note_gone AFTER UPDATE ON public.forum_topics FOR EACH ROW
    WHEN (forum.is_for_everyone(OLD) IS DISTINCT FROM forum.is_for_everyone(NEW)) EXECUTE FUNCTION corrections.note_topic();

  -- The page that it stood on, and those whose posts quote it: they are there, but a copy of them holds what was removed.
  CREATE FUNCTION corrections.note_post() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM corrections.note_gone(ARRAY(SELECT DISTINCT corrections.topic_path(p.topic_id, forum.page_of(p.number))
      FROM public.forum_posts p JOIN public.forum_topics t ON t.id = p.topic_id
      WHERE (p.id = NEW.id OR p.parent_post_id = NEW.id) AND forum.is_for_everyone(t)), true);
    RETURN NULL;
  END $$;
  CREATE TRIGGER note_gone AFTER UPDATE ON public.forum_posts FOR EACH ROW
    WHEN ((OLD.state = 'visible' AND NEW.state IS DISTINCT FROM 'visible') OR (OLD.purged_at IS NULL AND NEW.purged_at IS NOT NULL))
    EXECUTE FUNCTION corrections.note_post();`;
