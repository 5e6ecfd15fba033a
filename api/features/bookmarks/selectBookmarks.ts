import { bookmarkSchema } from '../../contracts/bookmarks/bookmarks.ts';
import type { Database } from '../../platform/Database.ts';
import { defineStatement, selectRows } from '../../platform/statement.ts';

type BookmarksQuery = { userId: number; languageId: number | null; id?: number };

/** $1 id of the user, $2 id of the language of titles or null, $3 id of an entry or null for all. */
const BOOKMARKS = defineStatement({
  name: 'bookmarks',
  row: bookmarkSchema,
  text: `SELECT b.id, b.bookmark_type AS "bookmarkType", coalesce(b.condition_id, b.learning_path_id) AS "contentId",
           b.created_at AS "createdAt", coalesce(nullif(t.name, ''), c.name, p.title) AS title
         FROM user_bookmarks b
         LEFT JOIN conditions c ON c.id = b.condition_id AND c._status = 'published'
         LEFT JOIN condition_translations t ON t.condition_id = c.id AND t.language_id = $2 AND t._status = 'published'
         LEFT JOIN learning_paths p ON p.id = b.learning_path_id AND p.is_active
         WHERE b.user_id = $1 AND ($3::int IS NULL OR b.id = $3) AND (c.id IS NOT NULL OR p.id IS NOT NULL)
         ORDER BY b.created_at DESC, b.id DESC`,
});

/** Selects a user's bookmarks of published content, newest first, or only the one with `id`. */
export const selectBookmarks = (database: Database, { userId, languageId, id }: BookmarksQuery) =>
  selectRows(database, BOOKMARKS, [userId, languageId, id ?? null]);
