import { z } from 'zod';
import { NOTIFICATION_KINDS, type NotificationKind } from '../../../contracts/notifications/notifications.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow } from '../../../platform/statement.ts';

/** `values` fill the text of the kind. They must not name other users: names would outlive those accounts. */
export type NewNotification = {
  userId: number;
  kind: NotificationKind;
  values?: Record<string, string>;
  link?: string;
};

const TOLD = defineStatement({
  name: 'notify',
  row: { told: z.number() },
  text: 'SELECT inbox.tell(ARRAY[$1::int], $2, $3, $4, $5) AS told',
});

/**
 * Adds a notification to a user's inbox and a mail of it to the outbox. To notify many users, call `inbox.tell` in the
 * statement of the change. A full inbox loses its oldest notifications, read ones first.
 * @returns false when the user does not want the topic in the inbox, or does not exist
 */
export async function notify(
  database: Database,
  { userId, kind, values = {}, link }: NewNotification,
): Promise<boolean> {
  const row = await findRow(database, TOLD, [
    userId,
    kind,
    JSON.stringify(values),
    link ?? null,
    NOTIFICATION_KINDS[kind],
  ]);
  return row?.told === 1;
}
