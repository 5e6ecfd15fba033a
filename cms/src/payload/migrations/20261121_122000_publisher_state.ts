import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * The publisher as those see it who run the site: that it is there, what it did last, since when a change is before
 * readers, which pages could not be rendered, and how far "rebuild everything" is. Nothing here names a person.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ALTER TABLE publisher.state
      DROP COLUMN last_error,
      DROP COLUMN last_error_at,
      ADD COLUMN seen_at timestamptz,
      -- The first changes of the last publish, their number, the pages rendered for them, and how long that took.
      ADD COLUMN last_changes jsonb NOT NULL DEFAULT '[]',
      ADD COLUMN last_count integer NOT NULL DEFAULT 0,
      ADD COLUMN last_pages integer NOT NULL DEFAULT 0,
      ADD COLUMN last_ms integer NOT NULL DEFAULT 0;

    -- When the last change of a record came before readers, by the name of the change, such as condition:12.
    CREATE TABLE publisher.live (
      what text PRIMARY KEY,
      since timestamptz NOT NULL
    );

    -- Pages that could not be rendered. The page before stays; next_try_at is null when it is not tried again by itself.
    CREATE TABLE publisher.failed_page (
      path text PRIMARY KEY,
      reason text NOT NULL,
      since timestamptz NOT NULL DEFAULT now(),
      tries integer NOT NULL DEFAULT 1,
      next_try_at timestamptz
    );

    CREATE TABLE publisher.rebuild (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      requested_at timestamptz NOT NULL DEFAULT now(),
      started_at timestamptz,
      finished_at timestamptz,
      total integer NOT NULL DEFAULT 0,
      done integer NOT NULL DEFAULT 0,
      failed integer NOT NULL DEFAULT 0,
      error text
    );
    -- Whoever asks while one is under way joins it.
    CREATE UNIQUE INDEX one_open_rebuild ON publisher.rebuild ((true)) WHERE finished_at IS NULL;

    CREATE FUNCTION publisher.tell_asked() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('publisher_asked', '');
      RETURN NULL;
    END $$;
    CREATE TRIGGER tell_asked AFTER INSERT ON publisher.rebuild
      FOR EACH STATEMENT EXECUTE FUNCTION publisher.tell_asked();`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP TABLE publisher.rebuild, publisher.failed_page, publisher.live;
    DROP FUNCTION publisher.tell_asked();
    ALTER TABLE publisher.state
      DROP COLUMN seen_at,
      DROP COLUMN last_changes,
      DROP COLUMN last_count,
      DROP COLUMN last_pages,
      DROP COLUMN last_ms,
      ADD COLUMN last_error text,
      ADD COLUMN last_error_at timestamptz;`),
  );
}
