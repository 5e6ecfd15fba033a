import { type Watched, watchedSchema } from '../../../contracts/watchlist/watchlist.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, selectRows } from '../../../platform/statement.ts';

/** $1 id of the user, $2 id of the language of titles or null, $3 id of an entry or null for all. */
const WATCHED = defineStatement({
  name: 'watchlist',
  row: watchedSchema,
  text: `SELECT w.id, w.condition_id AS "conditionId", w.added_at AS "addedAt", coalesce(nullif(t.name, ''), c.name) AS title
         FROM watchlist w
         JOIN conditions c ON c.id = w.condition_id AND c._status = 'published'
         LEFT JOIN condition_translations t ON t.condition_id = c.id AND t.language_id = $2 AND t._status = 'published'
         WHERE w.user_id = $1 AND ($3::int IS NULL OR w.id = $3)
         ORDER BY w.added_at DESC, w.id DESC`,
});

type WatchedQuery = { userId: number; languageId: number | null; id?: number };

/** Selects a user's watched conditions that are published, last added first, or only the entry `id`. */
export function selectWatched(database: Database, { userId, languageId, id }: WatchedQuery): Promise<Watched[]> {
  return selectRows(database, WATCHED, [userId, languageId, id ?? null]);
}
