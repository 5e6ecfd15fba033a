import type { Database } from '../../platform/Database.ts';

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
