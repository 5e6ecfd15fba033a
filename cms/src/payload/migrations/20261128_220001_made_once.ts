import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * api.made_once  one row for each record that a call created, so that the same request creates no second one. `key` and
 *                `body` are keyed hashes of the call, its sender and what was sent: neither a person nor a text is in them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE SCHEMA api;
    CREATE TABLE api.made_once (
      id bigserial PRIMARY KEY,
      -- Null of a request without a key.
      key text UNIQUE,
      body text NOT NULL,
      record_id integer NOT NULL,
      made_at timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    CREATE INDEX made_once_body ON api.made_once (body, made_at);
    CREATE INDEX made_once_made_at ON api.made_once (made_at);`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('DROP SCHEMA api CASCADE;'));
}
