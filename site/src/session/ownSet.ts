import { computed, map, onMount } from 'nanostores';
import { createRead, readOwnAgain, toOwnKey } from './reads.ts';
import { $userId } from './session.ts';

export type SetChange = { userId: number; name: string; isKept: boolean };

type Definition = {
  /** Call that `list` sends. */
  row: { path: string };
  list: (userId: number) => Promise<string[]>;
  channel: string;
};

export type OwnSet = ReturnType<typeof createOwnSet>;

/** Creates a store of the names in a user's set, the same in every tab. Fetches them once, and never for a guest. */
export function createOwnSet({ row, list, channel: channelName }: Definition) {
  const $list = createRead<string[]>(toOwnKey(row), {
    fetcher: async () => {
      const id = $userId.get();
      return id === null ? [] : list(id);
    },
  });
  /** Changes in this and other tabs, by name. They override the list, which may be older. */
  const $changes = map<Record<string, boolean>>({});
  let otherTabs: BroadcastChannel | undefined;

  const $kept = computed([$list, $changes], ({ data = [] }, changes) => {
    const kept = new Set(data);
    for (const [name, isKept] of Object.entries(changes)) {
      if (isKept) kept.add(name);
      else kept.delete(name);
    }
    return kept;
  });

  onMount($changes, () => {
    const renew = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      $changes.set({});
      readOwnAgain(row);
    };
    otherTabs = new BroadcastChannel(channelName);
    otherTabs.onmessage = ({ data }: MessageEvent<SetChange>) => {
      if (data.userId === $userId.get()) $changes.setKey(data.name, data.isKept);
    };
    const forget = $userId.listen(() => $changes.set({}));
    const listening = new AbortController();
    addEventListener('pageshow', renew, listening);
    return () => {
      otherTabs?.close();
      forget();
      listening.abort();
    };
  });

  /** Sends a change to the other tabs. `otherTabs` is open only while something listens to the set. */
  function tellOtherTabs(change: SetChange): void {
    const channel = otherTabs ?? new BroadcastChannel(channelName);
    channel.postMessage(change);
    if (channel !== otherTabs) channel.close();
  }

  return {
    has: (name: string): boolean => $kept.get().has(name),
    listen: (listener: () => void): (() => void) => $kept.listen(listener),
    /** Calls the server, then updates this page and the other tabs. Throws what `tellServer` throws. */
    async change(name: string, isWanted: boolean, tellServer: () => Promise<unknown>): Promise<void> {
      const userId = $userId.get();
      await tellServer();
      if (userId === null || userId !== $userId.get()) return;
      $changes.setKey(name, isWanted);
      tellOtherTabs({ userId, name, isKept: isWanted });
    },
  };
}
