import type { BookmarkType } from '@common-ground/api/contracts/bookmarks/bookmarks.ts';
import type { QueuedKind, WriteSender } from '../../session/offline/QueuedKind.ts';
import type { SetChange } from '../../session/ownSet.ts';
import { calls } from '../../session/session.ts';

export type BookmarkTarget = { bookmarkType: BookmarkType; contentId: number };

/** Name of the `BroadcastChannel` that carries changes to the other tabs. */
export const BOOKMARKS_CHANNEL = 'bookmarks';

export const queuedBookmark: QueuedKind<BookmarkTarget> = {
  name: 'bookmark',
  lane: 'bookmarks',
  async send(body, sending) {
    await sending.call(calls.addBookmark, { body, property: 'createdAt' });
    notifyTabs(sending, body, true);
  },
};

export const queuedUnbookmark: QueuedKind<BookmarkTarget> = {
  name: 'unbookmark',
  lane: 'bookmarks',
  async send(params, sending) {
    await sending.call(calls.removeBookmark, { params, property: 'success' });
    notifyTabs(sending, params, false);
  },
};

function notifyTabs(sending: WriteSender, mark: BookmarkTarget, isKept: boolean): void {
  const change: SetChange = { userId: sending.userId, name: toBookmarkKey(mark), isKept };
  sending.notifyTabs(BOOKMARKS_CHANNEL, change);
}

export function toBookmarkKey({ bookmarkType, contentId }: BookmarkTarget): string {
  return `${bookmarkType} ${contentId}`;
}
