import type { Notification } from '@common-ground/api/contracts/notifications/notifications.ts';
import { $userId, api, calls } from '../../../../session/session.ts';
import { showUnread } from '../../../../shell/header/unread.ts';
import { $inbox } from '../reads.ts';

/** Each function here changes the server first, then the list. It throws when the request fails. */
export async function markAllRead(): Promise<void> {
  await api.call(calls.markNotifications, { params: owner(), body: { isRead: true } });
  show((notification) => ({ ...notification, isRead: true }));
}

export async function mark({ id }: Notification, isRead: boolean): Promise<void> {
  await api.call(calls.markNotifications, { params: owner(), body: { ids: [id], isRead } });
  show((notification) => (notification.id === id ? { ...notification, isRead } : notification));
}

export async function remove({ id }: Notification): Promise<void> {
  await api.call(calls.removeNotification, { params: { ...owner(), notificationId: id } });
  show((notification) => (notification.id === id ? null : notification));
}

function owner(): { id: number } {
  const id = $userId.get();
  if (id === null) throw new Error('No user is signed in.');
  return { id };
}

function show(change: (notification: Notification) => Notification | null): void {
  const { data = [] } = $inbox.get();
  $inbox.mutate(data.map(change).filter((notification) => notification !== null));
  // The header shows the number of unread notifications. When this update fails, the next page shows the right number.
  showUnread().catch(() => {});
}
