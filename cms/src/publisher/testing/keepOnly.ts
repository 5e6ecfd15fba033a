import type { Database } from '@common-ground/api/platform/Database.ts';
import { withoutProtection } from '@common-ground/api/platform/testing/withoutProtection.ts';

/** Number of conditions in the template `few`. */
export const FEW = 20;

/** Deletes all but the conditions up to this id and the first learning path, so that a full render is fast. */
export async function keepOnly(database: Database, conditions: number): Promise<void> {
  await withoutProtection(database, async () => {
    await database.query('DELETE FROM conditions WHERE id > $1', [conditions]);
    await database.query('DELETE FROM learning_modules WHERE path_id > 1');
    await database.query('DELETE FROM learning_paths WHERE id > 1');
  });
}
