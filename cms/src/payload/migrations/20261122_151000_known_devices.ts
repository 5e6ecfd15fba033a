import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The key that signs the marks of devices on which an account has signed in: random, and one for all replicas. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE TABLE account.device_key (is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only), key bytea NOT NULL);
    INSERT INTO account.device_key (key)
      SELECT sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('DROP TABLE account.device_key'));
}
