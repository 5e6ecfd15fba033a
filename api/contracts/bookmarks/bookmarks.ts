import { z } from 'zod';
import { defineCall } from '../call.ts';
import { ID_MAX } from '../limits.ts';
import { idParameter, languageParameter } from '../parameters.ts';

export const BOOKMARK_TYPES = ['condition', 'learning_path'] as const;
export type BookmarkType = (typeof BOOKMARK_TYPES)[number];

export const bookmarkSchema = z
  .object({
    id: z.int().positive(),
    contentId: z.int().positive(),
    bookmarkType: z.enum(BOOKMARK_TYPES),
    createdAt: z.iso.datetime(),
    title: z
      .string()
      .meta({ description: 'Title of the bookmarked page, in the requested language when it is translated' }),
  })
  .meta({ id: 'Bookmark' });

export type Bookmark = z.infer<typeof bookmarkSchema>;

export const NOTHING_TO_BOOKMARK = 'There is nothing with this id to bookmark';

export const listBookmarks = defineCall({
  name: 'listBookmarks',
  method: 'GET',
  path: '/api/users/{id}/bookmarks',
  summary: "The user's own bookmarks, newest first; pages that are no longer published are left out",
  tag: 'Bookmarks',
  params: z.object({ id: idParameter }),
  query: z.object({ lang: languageParameter }),
  output: z.array(bookmarkSchema),
});

const bookmarkType = z.enum(BOOKMARK_TYPES, { error: `must be one of ${BOOKMARK_TYPES.join(', ')}` });

export const addBookmark = defineCall({
  name: 'addBookmark',
  method: 'POST',
  path: '/api/bookmarks',
  summary: 'Adds a bookmark; adding it again changes nothing',
  tag: 'Bookmarks',
  body: z.object({
    contentId: z.int({ error: 'must be a whole number' }).min(1, 'must be at least 1').max(ID_MAX, 'is too large'),
    bookmarkType,
  }),
  output: bookmarkSchema,
  missing: NOTHING_TO_BOOKMARK,
});

export const removeBookmark = defineCall({
  name: 'removeBookmark',
  method: 'DELETE',
  path: '/api/bookmarks/{bookmarkType}/{contentId}',
  summary: 'Removes a bookmark; succeeds when there is none',
  tag: 'Bookmarks',
  params: z.object({ bookmarkType, contentId: idParameter }),
  output: z.object({ success: z.literal(true) }),
});
