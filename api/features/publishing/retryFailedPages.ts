import type { Database } from '../../platform/Database.ts';

/** Resets failed pages for an immediate retry. Skips pages that are locked because they are being rendered. */
export async function retryFailedPages(database: Database): Promise<void> {
  await database.query(`
    UPDATE publisher.dirty SET attempts = 0, not_before = '-infinity'
    WHERE path IN (SELECT path FROM publisher.dirty WHERE error IS NOT NULL ORDER BY path FOR UPDATE SKIP LOCKED)`);
  await database.query(`SELECT pg_notify('publisher_asked', '')`);
}
