import { z } from 'zod';
import {
  BOOKMARK_TYPES,
  type Bookmark,
  type BookmarkType,
  NOTHING_TO_BOOKMARK,
} from '../../contracts/bookmarks/bookmarks.ts';
import type { Database } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { defineStatement, defineStatements, execute, findRow } from '../../platform/statement.ts';
import { selectBookmarks } from './selectBookmarks.ts';

type Wanted = { userId: number; bookmarkType: BookmarkType; contentId: number };

/** Names in statements come only from this table, never from a request. */
const PLACES = {
  condition: { table: 'conditions', column: 'condition_id', isThere: "_status = 'published'" },
  learning_path: { table: 'learning_paths', column: 'learning_path_id', isThere: 'is_active' },
} as const satisfies Record<BookmarkType, object>;

const BOOKMARK_INSERTS = defineStatements(BOOKMARK_TYPES, (type) => ({
  name: `bookmark-add-${type}`,
  row: { id: z.number() },
  text: `INSERT INTO user_bookmarks (user_id, bookmark_type, ${PLACES[type].column})
         SELECT $1, $2::enum_user_bookmarks_bookmark_type, id
         FROM ${PLACES[type].table} WHERE id = $3 AND ${PLACES[type].isThere}
         -- No-op update: makes RETURNING yield the existing row.
         ON CONFLICT (user_id, ${PLACES[type].column}) DO UPDATE SET bookmark_type = excluded.bookmark_type
         RETURNING id`,
}));

/** Adds a bookmark, or returns the existing one, also for concurrent requests. @throws NotFound */
export async function addBookmark(database: Database, { userId, bookmarkType, contentId }: Wanted): Promise<Bookmark> {
  const row = await findRow(database, BOOKMARK_INSERTS[bookmarkType], [userId, bookmarkType, contentId]);
  const [bookmark] = row ? await selectBookmarks(database, { userId, languageId: null, id: row.id }) : [];
  if (!bookmark) throw new NotFound(NOTHING_TO_BOOKMARK);
  return bookmark;
}

const BOOKMARK_REMOVAL = defineStatement({
  name: 'bookmark-remove',
  text: `DELETE FROM user_bookmarks WHERE user_id = $1
           AND CASE $2 WHEN 'condition' THEN condition_id ELSE learning_path_id END = $3`,
});

export async function removeBookmark(database: Database, { userId, bookmarkType, contentId }: Wanted): Promise<void> {
  await execute(database, BOOKMARK_REMOVAL, [userId, bookmarkType, contentId]);
}
