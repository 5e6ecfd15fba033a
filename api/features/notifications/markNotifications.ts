import type { Database } from '../../platform/Database.ts';

type Marked = { userId: number; isRead: boolean; ids?: number[] };

/** Somebody else's ids are as good as gone. What is read already keeps the moment at which it was. */
export async function markNotifications(database: Database, { userId, isRead, ids }: Marked): Promise<void> {
  await database.query({
    name: 'notifications-mark',
    text: `UPDATE notifications SET read_at = CASE WHEN $2 THEN now() END, updated_at = now()
           WHERE user_id = $1 AND (read_at IS NOT NULL) <> $2 AND ($3::int[] IS NULL OR id = ANY($3))`,
    values: [userId, isRead, ids ?? null],
  });
}
