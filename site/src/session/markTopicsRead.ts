import { api, calls } from './session.ts';

const MAX_TOPICS = 200;

/** Marks notifications of replies in these topics or threads as read. A failure only leaves them unread longer. */
export async function markTopicsRead(userId: number, topics: string[]): Promise<void> {
  const body = { isRead: true, topics: topics.slice(0, MAX_TOPICS) };
  await api.call(calls.markNotifications, { params: { id: userId }, body }).catch(() => {});
}
