import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What is counted, in a schema of its own that Payload never touches (docs/decisions/014): views of conditions until they
 * are added up, what tells one reader from the next for half an hour, and counts of days. And what holds whoever writes:
 * no event has an address, a user agent or a session, and none of those that tell what somebody reads has a person.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [TABLES, RULES, COUNTING, NOTICE]) await db.execute(sql.raw(part));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP TRIGGER analytics_views_never_shrink ON conditions;
    DROP SCHEMA analytics CASCADE;
    ALTER TABLE analytics_events DROP CONSTRAINT analytics_events_no_trace, DROP CONSTRAINT analytics_events_no_reader;
    ${noticeWith('TG_ARGV[0]')}`),
  );
}

const TABLES = `
  CREATE SCHEMA analytics;

  -- A row for each view that is not yet in conditions.views: appended by the API, taken by count_views().
  CREATE TABLE analytics.view (condition_id integer NOT NULL);

  -- Conditions whose counts moved after their pages were rendered, and when these were last rendered for that.
  CREATE TABLE analytics.shown (
    condition_id integer PRIMARY KEY REFERENCES public.conditions ON DELETE CASCADE,
    has_moved boolean NOT NULL DEFAULT true,
    rendered_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX shown_due ON analytics.shown (rendered_at) WHERE has_moved;

  -- Unlogged: what is in them never reaches the log of the database nor its copies, and a crash forgets it.
  CREATE UNLOGGED TABLE analytics.reader_key (day date PRIMARY KEY, key bytea NOT NULL);
  CREATE UNLOGGED TABLE analytics.recent_view (mark bytea PRIMARY KEY, counted_at timestamptz NOT NULL DEFAULT now());
  CREATE INDEX recent_view_counted_at ON analytics.recent_view (counted_at);

  -- What is left of events after a month.
  CREATE TABLE analytics.day (
    day date NOT NULL,
    event_type text NOT NULL,
    subject text NOT NULL,
    count bigint NOT NULL,
    PRIMARY KEY (day, event_type, subject)
  );`;

const RULES = `
  ALTER TABLE analytics_events
    ADD CONSTRAINT analytics_events_no_trace CHECK (ip_address IS NULL AND user_agent IS NULL AND session_id IS NULL),
    ADD CONSTRAINT analytics_events_no_reader CHECK (user_id IS NULL
      OR event_type IN ('authentication', 'learning_progress', 'quiz_completion', 'user_action'));

  -- Payload writes a record whole, with the count of the version that the editor began from.
  CREATE FUNCTION analytics.views_never_shrink() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.views := OLD.views;
    RETURN NEW;
  END $$;
  CREATE TRIGGER analytics_views_never_shrink BEFORE UPDATE ON public.conditions
    FOR EACH ROW WHEN (NEW.views IS NULL OR NEW.views < OLD.views)
    EXECUTE FUNCTION analytics.views_never_shrink();`;

/**
 * Nothing but the count is written: no version, no job, no new date. A condition that somebody is saving at this moment
 * is left for the next time; nobody waits for a count. The setting is set in the body: below PostgreSQL 16 the owner of a
 * database may not create a function that has it as a clause.
 */
const COUNTING = `
  CREATE FUNCTION analytics.count_views() RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE
    ids integer[];
    counted integer;
  BEGIN
    IF NOT EXISTS (SELECT FROM analytics.view) THEN RETURN 0; END IF;
    DELETE FROM analytics.view v WHERE NOT EXISTS (SELECT FROM public.conditions c WHERE c.id = v.condition_id);
    SELECT array_agg(id) INTO ids FROM (
      SELECT id FROM public.conditions WHERE id IN (SELECT condition_id FROM analytics.view)
      ORDER BY id FOR NO KEY UPDATE SKIP LOCKED) free;
    PERFORM set_config('analytics.is_counting', 'on', true);
    WITH taken AS (DELETE FROM analytics.view WHERE condition_id = ANY (ids) RETURNING condition_id),
      sums AS (SELECT condition_id, count(*) AS views FROM taken GROUP BY condition_id),
      moved AS (UPDATE public.conditions c SET views = coalesce(c.views, 0) + sums.views
        FROM sums WHERE c.id = sums.condition_id RETURNING c.id)
    INSERT INTO analytics.shown (condition_id) SELECT id FROM moved
      ON CONFLICT (condition_id) DO UPDATE SET has_moved = true;
    GET DIAGNOSTICS counted = ROW_COUNT;
    PERFORM set_config('analytics.is_counting', '', true);
    RETURN counted;
  END $$;`;

/** As in 20261121_092800, but a change of counts alone is told as such: answers that list conditions stay. */
const NOTICE = noticeWith(
  `CASE current_setting('analytics.is_counting', true) WHEN 'on' THEN 'counts' ELSE TG_ARGV[0] END`,
);

function noticeWith(key: string): string {
  return `
  CREATE OR REPLACE FUNCTION tell_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE ids integer[];
  BEGIN
    EXECUTE format('SELECT array_agg(DISTINCT %I) FROM changed', TG_ARGV[1]) INTO ids;
    IF ids IS NULL THEN RETURN NULL; END IF;
    PERFORM pg_notify('content_changed', json_build_object(${key},
      CASE WHEN cardinality(ids) > 200 THEN to_json('all'::text) ELSE to_json(ids) END)::text);
    RETURN NULL;
  END $$;`;
}
