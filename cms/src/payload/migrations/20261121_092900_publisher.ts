import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What the publisher remembers, in a schema of its own that Payload never touches: which records each page shows, and
 * how far it is. All of it can be made again by rendering everything.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE SCHEMA publisher;

    CREATE TABLE publisher.page (
      path text PRIMARY KEY,
      dependencies text[] NOT NULL,
      rendered_at timestamptz NOT NULL DEFAULT now()
    );
    -- A page of a category, the conditions beside one, counts: all from this index alone.
    CREATE INDEX conditions_published_in_category ON conditions (category_id, id) WHERE _status = 'published';

    CREATE INDEX page_dependencies ON publisher.page USING gin (dependencies);

    CREATE TABLE publisher.state (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      release text,
      reconciled_at timestamptz,
      last_published_at timestamptz,
      last_error text,
      last_error_at timestamptz
    );
    INSERT INTO publisher.state DEFAULT VALUES;

    -- Lists and neighbours of a category, in the order in which pages show them.
    CREATE INDEX conditions_published_by_category ON conditions (category_id, id) WHERE _status = 'published';`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('DROP SCHEMA publisher CASCADE; DROP INDEX conditions_published_by_category;'));
}
