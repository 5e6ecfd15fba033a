import { z } from 'zod';
import { NOT_POSSIBLE_NOW } from '../../contracts/moderation/moderation.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict } from '../../platform/errors.ts';
import { defineStatement, findRow } from '../../platform/statement.ts';

const RATING_REMOVAL = defineStatement({
  name: 'path-rating-delete',
  row: { wasShown: z.boolean() },
  text: `WITH deleted AS (
           DELETE FROM learning_path_reviews WHERE user_id = $1 AND learning_path_id = $2 AND state = 'visible')
         -- Reads the row as it was before the DELETE.
         SELECT state = 'visible' AS "wasShown" FROM learning_path_reviews WHERE user_id = $1 AND learning_path_id = $2`,
});

/** @throws Conflict when a moderator has hidden the rating: the user could otherwise delete it and rate again */
export async function deleteRating(
  database: Database,
  { userId, pathId }: { userId: number; pathId: number },
): Promise<void> {
  const row = await findRow(database, RATING_REMOVAL, [userId, pathId]);
  if (row && !row.wasShown) throw new Conflict(NOT_POSSIBLE_NOW);
}
