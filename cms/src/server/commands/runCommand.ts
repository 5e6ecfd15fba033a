import { readSettings, type Settings } from '../settings.ts';
import type { DataFolder } from '../start/DataFolder.ts';
import { explain, StartError } from '../start/StartError.ts';

/**
 * Runs a command, and prints one line for an error.
 * @param place folder that the command writes to, for the message of a full disk; null for DATA_DIR
 * @returns the exit code of the command, or 1 after an error
 */
export async function runCommand(place: string | null, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    console.error(explain(error, { dataDir: place ?? process.env.DATA_DIR ?? '.data' }));
    return 1;
  }
}

/** Parses the arguments of a command. @throws StartError with the usage when they are wrong */
export function parseCommand<Values>(usage: string, parse: () => Values | null): Values {
  let values: Values | null = null;
  try {
    values = parse();
  } catch {
    // `parseArgs` refuses an unknown option.
  }
  if (values === null) throw new StartError(usage);
  return values;
}

/**
 * Reads the settings of a command. PAYLOAD_SECRET may be missing, also where the server demands it.
 * @throws SettingsError
 */
export function readCommandSettings(): Settings {
  const { PAYLOAD_SECRET, PAYLOAD_SECRET_FILE } = process.env;
  if (PAYLOAD_SECRET || PAYLOAD_SECRET_FILE) return readSettings();
  return { ...readSettings({ ...process.env, PAYLOAD_SECRET: 'x'.repeat(32) }), PAYLOAD_SECRET: undefined };
}

/** SITE_URL of this command's environment, else that of the `npm start` that runs, which may have had another PORT. */
export function findSiteUrl({ SITE_URL }: Settings, data: DataFolder): string {
  return (!process.env.SITE_URL && data.findSiteUrl()) || SITE_URL;
}
