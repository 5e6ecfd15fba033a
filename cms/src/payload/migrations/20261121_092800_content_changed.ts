import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Says on the channel `content_changed` which public content a statement changed, so that every replica drops what it
 * holds ready, whoever wrote: `{"conditions": [12, 13]}`, or `{"conditions": "all"}` when there are many. On
 * `publish_requested` it wakes the publisher. PostgreSQL delivers both on commit, and never before.
 */
const MOST_IDS = 200;

/** Table, the key its notifications carry, and the column that holds the id of that record. */
const SOURCES = [
  ['conditions', 'conditions', 'id'],
  ['condition_translations', 'conditions', 'condition_id'],
  ['categories', 'categories', 'id'],
  ['category_translations', 'categories', 'category_id'],
  ['languages', 'languages', 'id'],
] as const;

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE FUNCTION tell_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE ids integer[];
    BEGIN
      EXECUTE format('SELECT array_agg(DISTINCT %I) FROM changed', TG_ARGV[1]) INTO ids;
      IF ids IS NULL THEN RETURN NULL; END IF;
      PERFORM pg_notify('content_changed', json_build_object(TG_ARGV[0],
        CASE WHEN cardinality(ids) > ${MOST_IDS} THEN to_json('all'::text) ELSE to_json(ids) END)::text);
      RETURN NULL;
    END $$;

    CREATE FUNCTION tell_publish_requested() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('publish_requested', '');
      RETURN NULL;
    END $$;

    CREATE TRIGGER tell_publish_requested AFTER INSERT ON payload_jobs
      FOR EACH STATEMENT EXECUTE FUNCTION tell_publish_requested();`),
  );
  for (const [table, key, column] of SOURCES) {
    for (const [event, transition] of [
      ['INSERT', 'NEW'],
      ['UPDATE', 'NEW'],
      ['DELETE', 'OLD'],
    ] as const)
      await db.execute(
        sql.raw(`
        CREATE TRIGGER tell_content_changed_${event.toLowerCase()} AFTER ${event} ON ${table}
          REFERENCING ${transition} TABLE AS changed
          FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed('${key}', '${column}');`),
      );
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP FUNCTION tell_content_changed() CASCADE;
    DROP FUNCTION tell_publish_requested() CASCADE;`),
  );
}
