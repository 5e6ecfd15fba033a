import type { Notification } from '../../../contracts/notifications/notifications.ts';
import { countRows, type Database, selectIsoRows } from '../../../platform/Database.ts';
import type { Slice } from '../../../platform/pages.ts';

export function selectNotifications(
  database: Database,
  { userId, slice }: { userId: number; slice: Slice },
): Promise<Notification[]> {
  return selectIsoRows<Notification>(database, {
    name: 'notifications',
    text: `SELECT id, kind, "values", link, created_at AS "createdAt", read_at IS NOT NULL AS "isRead"
           FROM notifications WHERE user_id = $1
           ORDER BY created_at DESC, id DESC LIMIT $2::bigint OFFSET $3::bigint`,
    values: [userId, slice?.limit ?? null, slice?.offset ?? 0],
  });
}

export const countNotifications = (database: Database, userId: number) =>
  countRows(database, { name: 'notifications-count', text: 'FROM notifications WHERE user_id = $1', values: [userId] });

export const countUnread = (database: Database, userId: number) =>
  countRows(database, {
    name: 'notifications-unread',
    text: 'FROM notifications WHERE user_id = $1 AND read_at IS NULL',
    values: [userId],
  });

type Marked = { userId: number; isRead: boolean; ids?: number[] | undefined; topics?: string[] | undefined };

/** Ignores ids of other users. A notification that is read already keeps its time. */
export async function markNotifications(database: Database, { userId, isRead, ids, topics }: Marked): Promise<void> {
  await database.query({
    name: 'notifications-mark',
    text: `UPDATE notifications SET read_at = CASE WHEN $2 THEN now() END, updated_at = now()
           WHERE user_id = $1 AND (read_at IS NOT NULL) <> $2 AND ($3::int[] IS NULL OR id = ANY ($3))
             AND ($4::text[] IS NULL OR "values" ->> 'topic' = ANY ($4))`,
    values: [userId, isRead, ids ?? null, topics ?? null],
  });
}

export async function removeNotification(
  database: Database,
  { userId, notificationId }: { userId: number; notificationId: number },
): Promise<void> {
  await database.query({
    name: 'notification-remove',
    text: 'DELETE FROM notifications WHERE user_id = $1 AND id = $2',
    values: [userId, notificationId],
  });
}
