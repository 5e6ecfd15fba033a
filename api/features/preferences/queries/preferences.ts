import type { Preferences } from '../../../contracts/preferences/preferences.ts';
import { readSettings } from '../../../contracts/preferences/settings.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow, json, type RowFrom } from '../../../platform/statement.ts';

const ROW = { accessibility: json<object | null>() };

const PREFERENCES = defineStatement({
  name: 'preferences',
  row: ROW,
  text: `SELECT p.preferences -> 'accessibility' AS accessibility
         FROM users u LEFT JOIN user_profiles p ON p.user_id = u.id WHERE u.id = $1`,
});

/** Returns null when the account does not exist. */
export async function selectPreferences(database: Database, userId: number): Promise<Preferences | null> {
  const row = await findRow(database, PREFERENCES, [userId]);
  return row ? toPreferences(row) : null;
}

const PREFERENCES_UPDATE = defineStatement({
  name: 'preferences-update',
  row: ROW,
  // `||` would join JSON that is no object into an array.
  text: `INSERT INTO user_profiles AS p (user_id, preferences)
         SELECT id, jsonb_strip_nulls(jsonb_build_object('accessibility', $2::jsonb)) FROM users WHERE id = $1
         ON CONFLICT (user_id) DO UPDATE SET updated_at = now(), preferences =
           (CASE jsonb_typeof(p.preferences) WHEN 'object' THEN p.preferences ELSE '{}' END - 'accessibility')
           || EXCLUDED.preferences
         RETURNING preferences -> 'accessibility' AS accessibility`,
});

/** Replaces the accessibility settings and leaves all other preferences; null when the account does not exist. */
export async function updatePreferences(
  database: Database,
  userId: number,
  { accessibility }: Preferences,
): Promise<Preferences | null> {
  const row = await findRow(database, PREFERENCES_UPDATE, [userId, accessibility && JSON.stringify(accessibility)]);
  return row ? toPreferences(row) : null;
}

/** Drops stored settings that no longer exist, and replaces invalid values by the usual ones. */
function toPreferences({ accessibility }: RowFrom<typeof PREFERENCES>): Preferences {
  return { accessibility: accessibility && readSettings(accessibility) };
}
