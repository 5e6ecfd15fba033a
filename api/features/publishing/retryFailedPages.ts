import type { Database } from '../../platform/Database.ts';
import { defineStatement, execute } from '../../platform/statement.ts';

const FAILED_PAGES_RESET = defineStatement({
  text: `
    UPDATE publisher.dirty SET attempts = 0, not_before = '-infinity'
    WHERE path IN (SELECT path FROM publisher.dirty WHERE error IS NOT NULL ORDER BY path FOR UPDATE SKIP LOCKED)`,
});

/** Resets failed pages for an immediate retry. Skips pages that are locked because they are being rendered. */
export async function retryFailedPages(database: Database): Promise<void> {
  await execute(database, FAILED_PAGES_RESET);
  await database.query(`SELECT pg_notify('publisher_asked', '')`);
}
