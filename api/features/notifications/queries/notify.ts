import { INBOX_SIZE, NOTIFICATION_KINDS, type NotificationKind } from '../../../contracts/notifications.ts';
import { type Database, rowsOf } from '../../../platform/Database.ts';

/** `values` fill the text of the kind: titles and figures, never somebody else's name, which would outlive their account. */
export type News = { userId: number; kind: NotificationKind; values?: Record<string, string>; link?: string };

/**
 * Puts one notification into a person's inbox, unless they do not want its topic or are gone. Answers whether it did.
 * A query, so that any feature may use it, inside its own transaction too. A full inbox loses its oldest, read ones first.
 */
export async function notify(database: Database, { userId, kind, values = {}, link }: News): Promise<boolean> {
  const rows = await rowsOf(database, {
    name: 'notify',
    text: `WITH added AS (
             INSERT INTO notifications (user_id, kind, "values", link)
             SELECT u.id, $2, $3, $4 FROM users u LEFT JOIN user_profiles p ON p.user_id = u.id
             WHERE u.id = $1 AND (p.preferences -> 'notifications' ->> $5::text) IS DISTINCT FROM 'false'
             -- Waits for a deletion that is under way, instead of failing, and the caller's transaction with it.
             FOR KEY SHARE OF u
             RETURNING id),
           -- Does not see what was just added, so it makes room for one.
           dropped AS (
             DELETE FROM notifications WHERE EXISTS (SELECT FROM added) AND id IN (
               SELECT id FROM notifications WHERE user_id = $1
               ORDER BY read_at IS NOT NULL, created_at DESC, id DESC OFFSET ${INBOX_SIZE - 1}))
           SELECT FROM added`,
    values: [userId, kind, JSON.stringify(values), link ?? null, NOTIFICATION_KINDS[kind]],
  });
  return rows.length > 0;
}
