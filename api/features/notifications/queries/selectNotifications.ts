import type { Notification } from '../../../contracts/notifications/notifications.ts';
import { type Database, rowsOf } from '../../../platform/Database.ts';
import type { Slice } from '../../../platform/pages.ts';

/** An inbox, newest first, whole or a part of it. */
export async function selectNotifications(
  database: Database,
  { userId, slice }: { userId: number; slice: Slice },
): Promise<Notification[]> {
  const rows = await rowsOf<Omit<Notification, 'createdAt'> & { createdAt: Date }>(database, {
    name: 'notifications',
    text: `SELECT id, kind, "values", link, created_at AS "createdAt", read_at IS NOT NULL AS "isRead"
           FROM notifications WHERE user_id = $1
           ORDER BY created_at DESC, id DESC LIMIT $2::bigint OFFSET $3::bigint`,
    values: [userId, slice?.limit ?? null, slice?.offset ?? 0],
  });
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export async function countNotifications(database: Database, userId: number): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(database, {
    name: 'notifications-count',
    text: 'SELECT count(*)::int AS count FROM notifications WHERE user_id = $1',
    values: [userId],
  });
  return row?.count ?? 0;
}
