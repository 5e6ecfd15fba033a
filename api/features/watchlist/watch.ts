import { CONDITION_NOT_FOUND } from '../../contracts/encyclopedia/conditions.ts';
import type { Watched } from '../../contracts/watchlist/watchlist.ts';
import { type Database, findRow } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { selectWatched } from './queries/selectWatched.ts';

type Wanted = { userId: number; conditionId: number };

/** A repeated or concurrent request returns the same entry. @throws NotFound when the condition is not published */
export async function watch(database: Database, { userId, conditionId }: Wanted): Promise<Watched> {
  const row = await findRow<{ id: number }>(database, {
    name: 'watchlist-add',
    text: `INSERT INTO watchlist (user_id, condition_id, added_at)
           SELECT $1, id, now() FROM conditions WHERE id = $2 AND _status = 'published'
           -- No-op update: makes RETURNING yield the existing row.
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
