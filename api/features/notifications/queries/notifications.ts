import { z } from 'zod';
import { notificationSchema } from '../../../contracts/notifications/notifications.ts';
import type { Database } from '../../../platform/Database.ts';
import type { Slice } from '../../../platform/pages.ts';
import { countRows, defineStatement, execute, selectRows } from '../../../platform/statement.ts';

const NOTIFICATIONS = defineStatement({
  name: 'notifications',
  row: notificationSchema,
  text: `SELECT id, kind, "values", link, created_at AS "createdAt", read_at IS NOT NULL AS "isRead"
         FROM notifications WHERE user_id = $1
         ORDER BY created_at DESC, id DESC LIMIT $2::bigint OFFSET $3::bigint`,
});
export const selectNotifications = (database: Database, { userId, slice }: { userId: number; slice: Slice }) =>
  selectRows(database, NOTIFICATIONS, [userId, slice?.limit ?? null, slice?.offset ?? 0]);

const NOTIFICATIONS_COUNT = defineStatement({
  name: 'notifications-count',
  row: { count: z.number() },
  text: 'SELECT count(*)::int AS count FROM notifications WHERE user_id = $1',
});
export const countNotifications = (database: Database, userId: number) =>
  countRows(database, NOTIFICATIONS_COUNT, [userId]);

const UNREAD_COUNT = defineStatement({
  name: 'notifications-unread',
  row: { count: z.number() },
  text: 'SELECT count(*)::int AS count FROM notifications WHERE user_id = $1 AND read_at IS NULL',
});
export const countUnread = (database: Database, userId: number) => countRows(database, UNREAD_COUNT, [userId]);

type Marked = { userId: number; isRead: boolean; ids?: number[] | undefined; topics?: string[] | undefined };

const NOTIFICATIONS_MARK = defineStatement({
  name: 'notifications-mark',
  text: `UPDATE notifications SET read_at = CASE WHEN $2 THEN now() END, updated_at = now()
         WHERE user_id = $1 AND (read_at IS NOT NULL) <> $2 AND ($3::int[] IS NULL OR id = ANY ($3))
           AND ($4::text[] IS NULL OR "values" ->> 'topic' = ANY ($4))`,
});

/** Ignores ids of other users. A notification that is read already keeps its time. */
export async function markNotifications(database: Database, { userId, isRead, ids, topics }: Marked): Promise<void> {
  await execute(database, NOTIFICATIONS_MARK, [userId, isRead, ids ?? null, topics ?? null]);
}

const NOTIFICATION_REMOVAL = defineStatement({
  name: 'notification-remove',
  text: 'DELETE FROM notifications WHERE user_id = $1 AND id = $2',
});

export async function removeNotification(
  database: Database,
  { userId, notificationId }: { userId: number; notificationId: number },
): Promise<void> {
  await execute(database, NOTIFICATION_REMOVAL, [userId, notificationId]);
}
