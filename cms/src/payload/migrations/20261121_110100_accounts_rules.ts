import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Names and addresses that look the same are the same: compared without case and in Unicode's compatibility form
 * (20261128_210000 has both indexes as they are now). And the counts of the throttle, which belong to no collection; the
 * library that keeps them wants these columns.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE UNIQUE INDEX users_username_key ON users (lower(normalize(username, NFKC) COLLATE "und-x-icu"));
    CREATE UNIQUE INDEX users_email_key ON users (lower(normalize(email, NFKC) COLLATE "und-x-icu"));

    CREATE SCHEMA throttle;
    CREATE UNLOGGED TABLE throttle.spent (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint);
    CREATE INDEX spent_expire ON throttle.spent (expire);`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw('DROP SCHEMA throttle CASCADE; DROP INDEX users_username_key; DROP INDEX users_email_key;'),
  );
}
