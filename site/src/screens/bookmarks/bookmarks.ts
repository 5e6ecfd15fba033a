import type { BookmarkType } from '@common-ground/api/contracts/bookmarks/bookmarks.ts';
import { isLineDown } from '../../session/isLineDown.ts';
import { keepForLater, readOwnQueue } from '../../session/offline/ownQueue.ts';
import type { Queued } from '../../session/offline/queue.ts';
import { inputOf } from '../../session/offline/queuedInputs.ts';
import { createOwnSet } from '../../session/ownSet.ts';
import { emptyOn401 } from '../../session/reads.ts';
import { $userId, api, calls } from '../../session/session.ts';

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

/** As above; where no answer comes it is kept here and sent later. Answers whether it is done already. */
export async function keepOrQueueBookmark(
  mark: Mark,
  isWanted: boolean,
  title: string,
  keep = keepForLater,
): Promise<boolean> {
  const userId = $userId.get();
  const queue = () => keep({ userId, kind: isWanted ? 'bookmark' : 'unbookmark', input: mark, title });
  // Sent now, it would be undone by what still waits.
  if (waitingFor(mark, await readOwnQueue()) && (await queue())) return false;
  try {
    await keepBookmark(mark, isWanted);
    return true;
  } catch (error) {
    if (userId !== null && isLineDown(error) && (await queue())) return false;
    throw error;
  }
}

/** What waits to be sent of a bookmark, the last of it; of what was refused nothing does. */
export function waitingFor(mark: Mark, writes: readonly Queued[]): Queued | undefined {
  return writes.findLast((write) => {
    const input = inputOf(write, 'bookmark', 'unbookmark');
    return input && write.refusal === null && nameOf(input) === nameOf(mark);
  });
}

export function nameOf({ bookmarkType, contentId }: Mark): string {
  return `${bookmarkType} ${contentId}`;
}
