import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Records which groups of seed content have arrived, in the transaction that wrote them. `mark` is null but for the demo
 * accounts: there it is the mark of the password that they were given last.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE SCHEMA seed;
    CREATE TABLE seed.arrived (
      name text PRIMARY KEY,
      at timestamptz NOT NULL DEFAULT now(),
      mark text
    );`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('DROP SCHEMA seed CASCADE;'));
}
