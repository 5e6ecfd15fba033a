import type { QueuedKind } from '../../session/offline/QueuedKind.ts';
import type { SetChange } from '../../session/ownSet.ts';
import { calls } from '../../session/session.ts';

/** Name of the `BroadcastChannel` that sends changes to other tabs. */
export const WATCHED_CHANNEL = 'watched';

export const queuedWatch: QueuedKind<{ conditionId: number; isWanted: boolean }> = {
  name: 'watch',
  lane: 'following',
  toState: ({ conditionId }) => conditionId,
  toWordKey: ({ isWanted }) => (isWanted ? 'watch' : 'unwatch'),
  async send({ conditionId, isWanted }, { userId, call, notifyTabs }) {
    if (isWanted) await call(calls.watch, { body: { conditionId }, property: 'conditionId' });
    else await call(calls.unwatch, { params: { conditionId }, property: 'success' });
    const change: SetChange = { userId, name: String(conditionId), isKept: isWanted };
    notifyTabs(WATCHED_CHANNEL, change);
  },
};
