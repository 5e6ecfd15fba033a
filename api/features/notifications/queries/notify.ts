import { NOTIFICATION_KINDS, type NotificationKind } from '../../../contracts/notifications/notifications.ts';
import { type Database, rowOf } from '../../../platform/Database.ts';

/** `values` fill the text of the kind: titles and figures, never somebody else's name, which would outlive their account. */
export type NewNotification = {
  userId: number;
  kind: NotificationKind;
  values?: Record<string, string>;
  link?: string;
};

/**
 * Puts one notification into a person's inbox, unless they do not want its topic or are gone. Answers whether it did.
 * A query, so that any feature may use it, inside its own transaction too. A full inbox loses its oldest, read ones first.
 * What is told to many is told by `inbox.tell` itself, within the statement that brings it about.
 */
export async function notify(
  database: Database,
  { userId, kind, values = {}, link }: NewNotification,
): Promise<boolean> {
  const row = await rowOf<{ told: number }>(database, {
    name: 'notify',
    text: 'SELECT inbox.tell(ARRAY[$1::int], $2, $3, $4, $5) AS told',
    values: [userId, kind, JSON.stringify(values), link ?? null, NOTIFICATION_KINDS[kind]],
  });
  return row?.told === 1;
}
