import type { Preferences } from '../../../contracts/preferences/preferences.ts';
import { readSettings } from '../../../contracts/preferences/settings.ts';
import { type Database, findRow } from '../../../platform/Database.ts';

type Row = { accessibility: object | null };

/** Returns null when the account does not exist. */
export async function selectPreferences(database: Database, userId: number): Promise<Preferences | null> {
  const row = await findRow<Row>(database, {
    name: 'preferences',
    text: `SELECT p.preferences -> 'accessibility' AS accessibility
           FROM users u LEFT JOIN user_profiles p ON p.user_id = u.id WHERE u.id = $1`,
    values: [userId],
  });
  return row ? toPreferences(row) : null;
}

/** Replaces the accessibility settings and leaves all other preferences; null when the account does not exist. */
export async function updatePreferences(
  database: Database,
  userId: number,
  { accessibility }: Preferences,
): Promise<Preferences | null> {
  const row = await findRow<Row>(database, {
    name: 'preferences-update',
    // `||` would join JSON that is no object into an array.
    text: `INSERT INTO user_profiles AS p (user_id, preferences)
           SELECT id, jsonb_strip_nulls(jsonb_build_object('accessibility', $2::jsonb)) FROM users WHERE id = $1
           ON CONFLICT (user_id) DO UPDATE SET updated_at = now(), preferences =
             (CASE jsonb_typeof(p.preferences) WHEN 'object' THEN p.preferences ELSE '{}' END - 'accessibility')
             || EXCLUDED.preferences
           RETURNING preferences -> 'accessibility' AS accessibility`,
    values: [userId, accessibility && JSON.stringify(accessibility)],
  });
  return row ? toPreferences(row) : null;
}

/** Drops stored settings that no longer exist, and replaces invalid values by the usual ones. */
function toPreferences({ accessibility }: Row): Preferences {
  return { accessibility: accessibility && readSettings(accessibility) };
}
