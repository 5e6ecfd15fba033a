import { z } from 'zod';
import type { Database } from '../../platform/Database.ts';
import { defineStatement, execute, findRow } from '../../platform/statement.ts';

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

const OPEN = 'SELECT id FROM publisher.rebuild WHERE finished_at IS NULL';

const REBUILD_REQUEST = defineStatement({
  name: 'publishing-request-rebuild',
  row: { id: z.number(), hasJoined: z.boolean() },
  text: `WITH made AS (INSERT INTO publisher.rebuild DEFAULT VALUES ON CONFLICT DO NOTHING RETURNING id),
           asked AS (INSERT INTO publisher.change (what, name) SELECT '{"kind": "rebuild"}', 'Every page' FROM made)
         SELECT id, false AS "hasJoined" FROM made
         UNION ALL SELECT id, true FROM (${OPEN}) AS open`,
});

/** Requests that every page is rendered again; joins a rebuild that is not finished (`hasJoined`). */
export async function requestRebuild(database: Database): Promise<{ id: number; hasJoined: boolean }> {
  for (;;) {
    const found = await findRow(database, REBUILD_REQUEST);
    // Empty when another request opened a rebuild during the statement.
    if (found) return found;
  }
}

/** Finished rebuilds that are stored. The editor interface shows the newest one. */
const MAX_REBUILDS = 100;

const OLD_REBUILDS = defineStatement({
  text: `DELETE FROM publisher.rebuild WHERE finished_at IS NOT NULL
           AND id <= (SELECT max(id) - ${MAX_REBUILDS} FROM publisher.rebuild)`,
});

export async function deleteOldRebuilds(database: Database): Promise<void> {
  await execute(database, OLD_REBUILDS);
}
