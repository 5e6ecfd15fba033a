import { sendOrQueue } from '../../session/offline/sendOrQueue.ts';
import { createOwnSet } from '../../session/ownSet.ts';
import { emptyOn401 } from '../../session/reads.ts';
import { $userId, api, calls } from '../../session/session.ts';
import { queuedWatch, WATCHED_CHANNEL } from './queued.ts';

/** Ids of the conditions that the signed-in user watches. */
export const watched = createOwnSet({
  row: calls.listWatched,
  channel: WATCHED_CHANNEL,
  list: async (id) =>
    (await emptyOn401(api.call(calls.listWatched, { params: { id } }))).map(({ conditionId }) => String(conditionId)),
});

/** Watches or unwatches a condition. Idempotent. Errors of the API client pass through. */
export function watch(conditionId: number, isWanted: boolean): Promise<void> {
  return watched.change(String(conditionId), isWanted, () =>
    isWanted ? api.call(calls.watch, { body: { conditionId } }) : api.call(calls.unwatch, { params: { conditionId } }),
  );
}

/** Watches or unwatches a condition, or queues that while the API cannot be reached. Returns false when queued. */
export function watchOrQueue(conditionId: number, isWanted: boolean, title: string): Promise<boolean> {
  const write = { kind: queuedWatch, userId: $userId.get(), input: { conditionId, isWanted }, title };
  return sendOrQueue(write, () => watch(conditionId, isWanted));
}
