import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Adds the trace of the request that made a change. The default reads the setting that `beginTraced` sets in its
 * transaction; without it, PostgreSQL returns null, or an empty text in a connection that once had it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE publisher.change
      ADD COLUMN trace text DEFAULT nullif(current_setting('common_ground.trace', true), '');`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE publisher.change DROP COLUMN trace;`);
}
