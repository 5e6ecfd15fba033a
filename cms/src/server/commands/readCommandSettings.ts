import { readSettings, type Settings } from '../settings.ts';

/**
 * Reads the settings of a command. PAYLOAD_SECRET may be missing, also where the server demands it.
 * @throws SettingsError
 */
export function readCommandSettings(): Settings {
  const { PAYLOAD_SECRET, PAYLOAD_SECRET_FILE } = process.env;
  if (PAYLOAD_SECRET || PAYLOAD_SECRET_FILE) return readSettings();
  return { ...readSettings({ ...process.env, PAYLOAD_SECRET: 'x'.repeat(32) }), PAYLOAD_SECRET: undefined };
}
