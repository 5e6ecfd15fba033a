import type { BookmarkType } from '../../contracts/bookmarks/bookmarks.ts';
import type { Database } from '../../platform/Database.ts';

type Unwanted = { userId: number; bookmarkType: BookmarkType; contentId: number };

export async function removeBookmark(database: Database, { userId, bookmarkType, contentId }: Unwanted): Promise<void> {
  await database.query({
    name: 'bookmark-remove',
    text: `DELETE FROM user_bookmarks WHERE user_id = $1
             AND CASE $2 WHEN 'condition' THEN condition_id ELSE learning_path_id END = $3`,
    values: [userId, bookmarkType, contentId],
  });
}
