import { type Database, rowsOf } from '../../platform/Database.ts';

const OPEN = 'SELECT id FROM publisher.rebuild WHERE finished_at IS NULL';

/**
 * Asks for every page to be rendered anew. Whoever asks while that is under way joins it.
 * @returns its id, and whether it was under way
 */
export async function requestRebuild(database: Database): Promise<{ id: number; hasJoined: boolean }> {
  for (;;) {
    const [found] = await rowsOf<{ id: number; hasJoined: boolean }>(database, {
      name: 'publishing-request-rebuild',
      text: `WITH made AS (INSERT INTO publisher.rebuild DEFAULT VALUES ON CONFLICT DO NOTHING RETURNING id),
               asked AS (INSERT INTO publisher.change (what, name) SELECT '{"kind": "rebuild"}', 'Every page' FROM made)
             SELECT id, false AS "hasJoined" FROM made
             UNION ALL SELECT id, true FROM (${OPEN}) AS open`,
    });
    // None, when it ended between the two looks.
    if (found) return found;
  }
}
