import { z } from 'zod';
import { CONDITION_NOT_FOUND } from '../../contracts/encyclopedia/conditions.ts';
import type { Watched } from '../../contracts/watchlist/watchlist.ts';
import type { Database } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { defineStatement, execute, findRow } from '../../platform/statement.ts';
import { selectWatched } from './queries/selectWatched.ts';

type Wanted = { userId: number; conditionId: number };

const WATCHLIST_INSERT = defineStatement({
  name: 'watchlist-add',
  row: { id: z.number() },
  text: `INSERT INTO watchlist (user_id, condition_id, added_at)
         SELECT $1, id, now() FROM conditions WHERE id = $2 AND _status = 'published'
         -- No-op update: makes RETURNING yield the existing row.
         ON CONFLICT (user_id, condition_id) DO UPDATE SET user_id = excluded.user_id
         RETURNING id`,
});

/** A repeated or concurrent request returns the same entry. @throws NotFound when the condition is not published */
export async function watch(database: Database, { userId, conditionId }: Wanted): Promise<Watched> {
  const row = await findRow(database, WATCHLIST_INSERT, [userId, conditionId]);
  const [watched] = row ? await selectWatched(database, { userId, languageId: null, id: row.id }) : [];
  if (!watched) throw new NotFound(CONDITION_NOT_FOUND);
  return watched;
}

const WATCHLIST_REMOVAL = defineStatement({
  name: 'watchlist-remove',
  text: 'DELETE FROM watchlist WHERE user_id = $1 AND condition_id = $2',
});

export async function unwatch(database: Database, { userId, conditionId }: Wanted): Promise<void> {
  await execute(database, WATCHLIST_REMOVAL, [userId, conditionId]);
}
