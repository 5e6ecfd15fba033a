import { sendOrQueue } from '../../session/offline/sendOrQueue.ts';
import { createOwnSet } from '../../session/ownSet.ts';
import { emptyOn401 } from '../../session/reads.ts';
import { $userId, api, calls } from '../../session/session.ts';

/** Name of the `BroadcastChannel` that tells a change to the other tabs. */
export const WATCHED_CHANNEL = 'watched';

/** The conditions that somebody watches, by their ids. */
export const watched = createOwnSet({
  path: '/watchlist',
  channel: WATCHED_CHANNEL,
  list: async (id) =>
    (await emptyOn401(api.call(calls.listWatched, { params: { id } }))).map(({ conditionId }) => String(conditionId)),
});

/** Watches a condition or no longer; both are the same when done twice. Throws as the client does. */
export function watch(conditionId: number, isWanted: boolean): Promise<void> {
  return watched.change(String(conditionId), isWanted, () =>
    isWanted ? api.call(calls.watch, { body: { conditionId } }) : api.call(calls.unwatch, { params: { conditionId } }),
  );
}

/** As `watch`; when no answer comes it waits in this browser. Returns whether it is done already. */
export function watchOrQueue(conditionId: number, isWanted: boolean, title: string): Promise<boolean> {
  const write = { kind: 'watch', userId: $userId.get(), input: { conditionId, isWanted }, title } as const;
  return sendOrQueue(write, () => watch(conditionId, isWanted));
}
