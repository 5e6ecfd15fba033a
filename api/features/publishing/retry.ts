import type { Database } from '../../platform/Database.ts';

/** Has the publisher try at once whatever failed, as if for the first time. What is being tried at this moment is left alone. */
export async function retry(database: Database): Promise<void> {
  await database.query(`
    UPDATE publisher.dirty SET attempts = 0, not_before = '-infinity'
    WHERE path IN (SELECT path FROM publisher.dirty WHERE error IS NOT NULL ORDER BY path FOR UPDATE SKIP LOCKED)`);
  await database.query(`SELECT pg_notify('publisher_asked', '')`);
}
