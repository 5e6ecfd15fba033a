import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Counts searches without a page by the key that their spellings share, and adds dismissals. `analytics.fruitless` stays
 * for a release, because the old web process still counts in it while new code takes over.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE analytics.missed_search (
      day date NOT NULL,
      language text NOT NULL,
      key text NOT NULL,
      query text NOT NULL,
      count integer NOT NULL DEFAULT 1,
      PRIMARY KEY (day, language, key)
    );
    CREATE TABLE analytics.dismissed_search (
      language text NOT NULL,
      key text NOT NULL,
      PRIMARY KEY (language, key)
    );
    INSERT INTO analytics.missed_search (day, language, key, query, count)
    SELECT day, language, replace(query, ' ', ''), min(query), sum(count) FROM analytics.fruitless
    GROUP BY day, language, replace(query, ' ', '');`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE analytics.dismissed_search, analytics.missed_search;`);
}
