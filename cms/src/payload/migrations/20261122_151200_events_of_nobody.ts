import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** No event is kept with a person, and those of an hour that is over lie in no order: until when they do (014). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    UPDATE analytics_events SET user_id = NULL WHERE user_id IS NOT NULL;
    ALTER TABLE analytics_events DROP CONSTRAINT analytics_events_no_reader,
      ADD CONSTRAINT analytics_events_no_reader CHECK (user_id IS NULL);
    CREATE TABLE analytics.shuffled (until timestamptz NOT NULL);
    INSERT INTO analytics.shuffled VALUES ('-infinity');`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP TABLE analytics.shuffled;
    ALTER TABLE analytics_events DROP CONSTRAINT analytics_events_no_reader,
      ADD CONSTRAINT analytics_events_no_reader CHECK (user_id IS NULL
        OR event_type IN ('authentication', 'learning_progress', 'quiz_completion', 'user_action'));`),
  );
}
