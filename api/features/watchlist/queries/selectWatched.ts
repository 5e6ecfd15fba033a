import type { Watched } from '../../../contracts/watchlist/watchlist.ts';
import { type Database, selectIsoRows } from '../../../platform/Database.ts';

type WatchedQuery = { userId: number; languageId: number | null; id?: number };

/** Selects a user's watched conditions that are published, last added first, or only the entry `id`. */
export function selectWatched(database: Database, { userId, languageId, id }: WatchedQuery): Promise<Watched[]> {
  return selectIsoRows<Watched>(database, {
    name: 'watchlist',
    text: `SELECT w.id, w.condition_id AS "conditionId", w.added_at AS "addedAt", coalesce(nullif(t.name, ''), c.name) AS title
           FROM watchlist w
           JOIN conditions c ON c.id = w.condition_id AND c._status = 'published'
           LEFT JOIN condition_translations t ON t.condition_id = c.id AND t.language_id = $2 AND t._status = 'published'
           WHERE w.user_id = $1 AND ($3::int IS NULL OR w.id = $3)
           ORDER BY w.added_at DESC, w.id DESC`,
    values: [userId, languageId, id ?? null],
  });
}
