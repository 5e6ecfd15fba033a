import { NOTIFICATION_TOPICS, type NotificationChoices } from '../../../contracts/notifications/notifications.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow, json, type RowFrom } from '../../../platform/statement.ts';

/** `chosen` has the stored choices. A topic without a choice is wanted, also one that a later version adds. */
const ROW = { chosen: json<Partial<Record<string, unknown>> | null>() };

const CHOICES = defineStatement({
  name: 'notification-choices',
  row: ROW,
  text: `SELECT p.preferences -> 'notifications' AS chosen
         FROM users u LEFT JOIN user_profiles p ON p.user_id = u.id WHERE u.id = $1`,
});

/** Returns null when the account does not exist. */
export async function selectChoices(database: Database, userId: number): Promise<NotificationChoices | null> {
  const row = await findRow(database, CHOICES, [userId]);
  return row ? toChoices(row) : null;
}

/** Returns SQL for `value`, or `{}` when it is no object: `||` would join other JSON into an array. */
export const toJsonObject = (value: string) => `CASE jsonb_typeof(${value}) WHEN 'object' THEN ${value} ELSE '{}' END`;

const CHOICES_UPDATE = defineStatement({
  name: 'notification-choices-update',
  row: ROW,
  text: `INSERT INTO user_profiles AS p (user_id, preferences)
         SELECT id, jsonb_build_object('notifications', $2::jsonb) FROM users WHERE id = $1
         ON CONFLICT (user_id) DO UPDATE SET updated_at = now(), preferences =
           ${toJsonObject('p.preferences')} || jsonb_build_object('notifications',
             ${toJsonObject("p.preferences -> 'notifications'")} || $2::jsonb)
         RETURNING preferences -> 'notifications' AS chosen`,
});

/** Changes the given topics and leaves all other preferences; null when the account does not exist. */
export async function updateChoices(
  database: Database,
  userId: number,
  change: Partial<NotificationChoices>,
): Promise<NotificationChoices | null> {
  const row = await findRow(database, CHOICES_UPDATE, [userId, JSON.stringify(change)]);
  return row ? toChoices(row) : null;
}

function toChoices({ chosen }: RowFrom<typeof CHOICES>): NotificationChoices {
  return Object.fromEntries(
    NOTIFICATION_TOPICS.map((topic) => [topic, chosen?.[topic] !== false]),
  ) as NotificationChoices;
}
