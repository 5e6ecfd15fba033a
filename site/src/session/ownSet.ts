import { computed, map, onMount } from 'nanostores';
import { createRead, readAgain } from './reads.ts';
import { $userId } from './session.ts';

/** What the channel of a set carries from tab to tab. */
export type SetChange = { userId: number; name: string; isKept: boolean };

type Definition = {
  /** The call that lists the set stands at `/api/users/{id}` and this. */
  path: string;
  /** Names of all that the server has for this person. */
  list: (userId: number) => Promise<string[]>;
  /** Name of the `BroadcastChannel` that tells a `SetChange` to the other tabs. */
  channel: string;
};

export type OwnSet = ReturnType<typeof createOwnSet>;

const OF_USERS = '/api/users/';

/**
 * Things that whoever is signed in has kept, by name: asked for once, and only when somebody is signed in; the same in
 * every open tab.
 */
export function createOwnSet({ path, list, channel: channelName }: Definition) {
  const $list = createRead<string[]>([OF_USERS, $userId, path], {
    fetcher: async () => {
      const id = $userId.get();
      return id === null ? [] : list(id);
    },
  });
  /** What was kept and let go since, here and in other tabs: newer than any list that is still on its way. */
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
      // A page from the back-forward cache has missed the changes of other tabs.
      $changes.set({});
      readAgain((key) => key.startsWith(OF_USERS) && key.endsWith(path));
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

  /** The channel stays open only while something listens to the set. */
  function tellOtherTabs(change: SetChange): void {
    const channel = otherTabs ?? new BroadcastChannel(channelName);
    channel.postMessage(change);
    if (channel !== otherTabs) channel.close();
  }

  return {
    has: (name: string): boolean => $kept.get().has(name),
    listen: (listener: () => void): (() => void) => $kept.listen(listener),
    /** Tells the server, then this page and the other tabs. Throws as the client does. */
    async change(name: string, isWanted: boolean, tellServer: () => Promise<unknown>): Promise<void> {
      const userId = $userId.get();
      await tellServer();
      // Somebody else may have signed in meanwhile.
      if (userId === null || userId !== $userId.get()) return;
      $changes.setKey(name, isWanted);
      tellOtherTabs({ userId, name, isKept: isWanted });
    },
  };
}
