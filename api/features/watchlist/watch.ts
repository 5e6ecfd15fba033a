import { CONDITION_NOT_FOUND } from '../../contracts/encyclopedia/conditions.ts';
import type { Watched } from '../../contracts/watchlist/watchlist.ts';
import { type Database, rowOf } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { selectWatched } from './queries/selectWatched.ts';

type Wanted = { userId: number; conditionId: number };

/** Two tabs that watch the same condition at the same moment leave one row, and both are told of it. */
export async function watch(database: Database, { userId, conditionId }: Wanted): Promise<Watched> {
  const row = await rowOf<{ id: number }>(database, {
    name: 'watchlist-add',
    text: `INSERT INTO watchlist (user_id, condition_id, added_at)
           SELECT $1, id, now() FROM conditions WHERE id = $2 AND _status = 'published'
           -- Changes nothing, but so the row that was there comes back as well.
           ON CONFLICT (user_id, condition_id) DO UPDATE SET user_id = excluded.user_id
           RETURNING id`,
    values: [userId, conditionId],
  });
  const [watched] = row ? await selectWatched(database, { userId, languageId: null, id: row.id }) : [];
  if (!watched) throw new NotFound(CONDITION_NOT_FOUND);
  return watched;
}

export async function unwatch(database: Database, { userId, conditionId }: Wanted): Promise<void> {
  await database.query({
    name: 'watchlist-remove',
    text: 'DELETE FROM watchlist WHERE user_id = $1 AND condition_id = $2',
    values: [userId, conditionId],
  });
}
