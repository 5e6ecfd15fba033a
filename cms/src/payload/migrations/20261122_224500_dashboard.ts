import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * analytics.fruitless: what was searched for in a language on a day and found on no page. Short texts without numbers or
 * addresses, and nothing of who searched.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE TABLE analytics.fruitless (
      day date NOT NULL,
      language text NOT NULL,
      query text NOT NULL,
      count integer NOT NULL DEFAULT 1,
      PRIMARY KEY (day, language, query)
    );`),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('DROP TABLE analytics.fruitless;'));
}
