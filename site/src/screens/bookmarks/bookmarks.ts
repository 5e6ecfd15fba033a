import { hasNoResponse } from '../../session/hasNotReachedService.ts';
import { queueWrite, readOwnQueue } from '../../session/offline/ownQueue.ts';
import { toInput } from '../../session/offline/QueuedKind.ts';
import type { Queued } from '../../session/offline/queue.ts';
import { createOwnSet } from '../../session/ownSet.ts';
import { emptyOn401 } from '../../session/reads.ts';
import { $userId, api, calls } from '../../session/session.ts';
import { BOOKMARKS_CHANNEL, type BookmarkTarget, queuedBookmark, queuedUnbookmark, toBookmarkKey } from './queued.ts';

export const bookmarks = createOwnSet({
  row: calls.listBookmarks,
  channel: BOOKMARKS_CHANNEL,
  list: async (id) => (await emptyOn401(api.call(calls.listBookmarks, { params: { id } }))).map(toBookmarkKey),
});

/** Adds or deletes a bookmark. Repeating a call changes nothing. Throws what the client throws. */
export function setBookmark(mark: BookmarkTarget, isWanted: boolean): Promise<void> {
  return bookmarks.change(toBookmarkKey(mark), isWanted, () =>
    isWanted ? api.call(calls.addBookmark, { body: mark }) : api.call(calls.removeBookmark, { params: mark }),
  );
}

/** Sets a bookmark. Queues the change and returns false when no response arrives or an earlier change is queued. */
export async function setOrQueueBookmark(
  mark: BookmarkTarget,
  isWanted: boolean,
  title: string,
  keep = queueWrite,
): Promise<boolean> {
  const userId = $userId.get();
  const queue = () => keep({ userId, kind: isWanted ? queuedBookmark : queuedUnbookmark, input: mark, title });
  // Queues the change behind a queued one, which would undo it if it were sent now.
  if (findQueuedChange(mark, await readOwnQueue()) && (await queue())) return false;
  try {
    await setBookmark(mark, isWanted);
    return true;
  } catch (error) {
    if (userId !== null && hasNoResponse(error) && (await queue())) return false;
    throw error;
  }
}

/** Returns the last queued change of a bookmark that the server has not refused. */
export function findQueuedChange(mark: BookmarkTarget, writes: readonly Queued[]): Queued | undefined {
  return writes.findLast((write) => {
    const input = toInput(write, queuedBookmark) ?? toInput(write, queuedUnbookmark);
    return input && write.refusal === null && toBookmarkKey(input) === toBookmarkKey(mark);
  });
}
