import { api, calls } from './session.ts';

/** Most topics that one request may name. */
const MAX_TOPICS = 200;

/**
 * Marks what the inbox says about replies in these topics or threads as read, because they are shown: later ones begin a new
 * notification. Where it fails the inbox says a little longer that they are new.
 */
export async function markTopicsRead(userId: number, topics: string[]): Promise<void> {
  const body = { isRead: true, topics: topics.slice(0, MAX_TOPICS) };
  await api.call(calls.markNotifications, { params: { id: userId }, body }).catch(() => {});
}
