import type { Bookmark, BookmarkType } from '@common-ground/api/contracts/bookmarks.ts';
import { computed, map, onMount } from 'nanostores';
import { api } from '../../session/api.ts';
import { calls } from '../../session/calls.ts';
import { createRead, emptyOn401, readAgain } from '../../session/reads.ts';
import { $userId } from '../../session/session.ts';

/** What is kept, or could be. */
export type Mark = { bookmarkType: BookmarkType; contentId: number };

export type Change = { userId: number; name: string; isKept: boolean };

const PATH = '/api/users/';
/** Name of the `BroadcastChannel` that tells a `Change` to the other tabs. */
export const BOOKMARKS_CHANNEL = 'bookmarks';

/** What the server has, asked for once, and only when somebody is signed in. */
const $list = createRead<Bookmark[]>([PATH, $userId, '/bookmarks'], {
  fetcher: async () => {
    const id = $userId.get();
    return id === null ? [] : emptyOn401(api.call(calls.listBookmarks, { params: { id } }));
  },
});

/** What was kept and let go since, here and in other tabs: newer than any list that is still on its way. */
const $changes = map<Record<string, boolean>>({});
let otherTabs: BroadcastChannel | undefined;

/** The names of all that is kept. */
const $kept = computed([$list, $changes], ({ data = [] }, changes) => {
  const kept = new Set(data.map(nameOf));
  for (const [name, isKept] of Object.entries(changes)) {
    if (isKept) kept.add(name);
    else kept.delete(name);
  }
  return kept;
});

onMount($changes, () => {
  const renew = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    // Out of the back-forward cache, which has heard nothing meanwhile.
    $changes.set({});
    readAgain((key) => key.startsWith(PATH) && key.endsWith('/bookmarks'));
  };
  otherTabs = new BroadcastChannel(BOOKMARKS_CHANNEL);
  otherTabs.onmessage = ({ data }: MessageEvent<Change>) => {
    if (data.userId === $userId.get()) $changes.setKey(data.name, data.isKept);
  };
  const forget = $userId.listen(() => $changes.set({}));
  addEventListener('pageshow', renew);
  return () => {
    otherTabs?.close();
    forget();
    removeEventListener('pageshow', renew);
  };
});

export function isKept(mark: Mark): boolean {
  return $kept.get().has(nameOf(mark));
}

export function listenToKept(listener: () => void): () => void {
  return $kept.listen(listener);
}

/** Keeps something or lets it go; both are the same when done twice. Throws as the client does. */
export async function keep(mark: Mark, isWanted: boolean): Promise<void> {
  const userId = $userId.get();
  if (isWanted) await api.call(calls.addBookmark, { body: mark });
  else await api.call(calls.removeBookmark, { params: mark });
  // Somebody else may have signed in meanwhile.
  if (userId === null || userId !== $userId.get()) return;
  const change: Change = { userId, name: nameOf(mark), isKept: isWanted };
  $changes.setKey(change.name, isWanted);
  tellOtherTabs(change);
}

/** The channel stays open only while a button listens to it. */
function tellOtherTabs(change: Change): void {
  const channel = otherTabs ?? new BroadcastChannel(BOOKMARKS_CHANNEL);
  channel.postMessage(change);
  if (channel !== otherTabs) channel.close();
}

export function nameOf({ bookmarkType, contentId }: Mark): string {
  return `${bookmarkType} ${contentId}`;
}
