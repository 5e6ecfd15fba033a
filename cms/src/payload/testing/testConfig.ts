import type { SanitizedConfig } from 'payload';
import { testSettings } from './testSettings.ts';

/** In milliseconds. Loading Payload takes a few seconds on a busy machine. */
export const CONFIG_TIMEOUT = 60_000;

/** Returns the sanitized configuration, for tests that need no database. */
export async function testConfig(): Promise<SanitizedConfig> {
  Object.assign(process.env, testSettings, { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  return (await import('../../../payload.config.ts')).default;
}
