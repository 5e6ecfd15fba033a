import { NOTIFICATION_TOPICS, type NotificationChoices } from '../../../contracts/notifications/notifications.ts';
import { type Database, rowOf } from '../../../platform/Database.ts';

/** What was chosen against: a topic without a choice is wanted, and so is one that a later version adds. */
type Row = { chosen: Partial<Record<string, unknown>> | null };

/** Null when there is no such account. */
export async function selectChoices(database: Database, userId: number): Promise<NotificationChoices | null> {
  const row = await rowOf<Row>(database, {
    name: 'notification-choices',
    text: `SELECT p.preferences -> 'notifications' AS chosen
           FROM users u LEFT JOIN user_profiles p ON p.user_id = u.id WHERE u.id = $1`,
    values: [userId],
  });
  return row ? toChoices(row) : null;
}

/** Changes what is given and leaves the rest, also of what else the preferences hold. Null when there is no such account. */
export async function updateChoices(
  database: Database,
  userId: number,
  change: Partial<NotificationChoices>,
): Promise<NotificationChoices | null> {
  const row = await rowOf<Row>(database, {
    name: 'notification-choices-update',
    text: `INSERT INTO user_profiles AS p (user_id, preferences)
           SELECT id, jsonb_build_object('notifications', $2::jsonb) FROM users WHERE id = $1
           ON CONFLICT (user_id) DO UPDATE SET updated_at = now(), preferences =
             ${objectAt('p.preferences')} || jsonb_build_object('notifications',
               ${objectAt("p.preferences -> 'notifications'")} || $2::jsonb)
           RETURNING preferences -> 'notifications' AS chosen`,
    values: [userId, JSON.stringify(change)],
  });
  return row ? toChoices(row) : null;
}

/** The column is any JSON, and `||` makes a list of two things that are not objects. */
export const objectAt = (value: string) => `CASE jsonb_typeof(${value}) WHEN 'object' THEN ${value} ELSE '{}' END`;

function toChoices({ chosen }: Row): NotificationChoices {
  return Object.fromEntries(
    NOTIFICATION_TOPICS.map((topic) => [topic, chosen?.[topic] !== false]),
  ) as NotificationChoices;
}
