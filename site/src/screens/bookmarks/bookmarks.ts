import type { BookmarkType } from '@common-ground/api/contracts/bookmarks/bookmarks.ts';
import { createOwnSet } from '../../session/ownSet.ts';
import { emptyOn401 } from '../../session/reads.ts';
import { api, calls } from '../../session/session.ts';

/** What is kept, or could be. */
export type Mark = { bookmarkType: BookmarkType; contentId: number };

/** Name of the `BroadcastChannel` that tells a change to the other tabs. */
export const BOOKMARKS_CHANNEL = 'bookmarks';

export const bookmarks = createOwnSet({
  path: '/bookmarks',
  channel: BOOKMARKS_CHANNEL,
  list: async (id) => (await emptyOn401(api.call(calls.listBookmarks, { params: { id } }))).map(nameOf),
});

/** Keeps something or lets it go; both are the same when done twice. Throws as the client does. */
export function keepBookmark(mark: Mark, isWanted: boolean): Promise<void> {
  return bookmarks.change(nameOf(mark), isWanted, () =>
    isWanted ? api.call(calls.addBookmark, { body: mark }) : api.call(calls.removeBookmark, { params: mark }),
  );
}

export function nameOf({ bookmarkType, contentId }: Mark): string {
  return `${bookmarkType} ${contentId}`;
}
