import { readFileSync } from 'node:fs';
import type { Environment } from './start/runNode.ts';

/** Settings that may be in a file, whose name is in the variable with `_FILE` at its end. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'PAYLOAD_SECRET',
  'SMTP_URL',
  'VAPID_PRIVATE_KEY',
  'DEMO_PASSWORD',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'CDN_PURGE_TOKEN',
  'BACKUP_PASSPHRASE',
  'VERIFY_DATABASE_URL',
];

/**
 * Returns the environment with the secrets of `NAME_FILE` files, without the line break at their end. A variable that
 * is set itself is used instead of its file: processes get their secrets from the supervisor, which has read the files.
 */
export function readSecretFiles(environment: Environment): { values: Environment; problems: string[] } {
  const values = { ...environment };
  const problems: string[] = [];
  for (const name of SECRETS) {
    const file = environment[`${name}_FILE`];
    if (!file || values[name]) continue;
    try {
      values[name] = readFileSync(String(file), 'utf8').replace(/\r?\n$/, '');
      if (values[name] === '') problems.push(`${name}_FILE: ${file} is empty`);
    } catch (error) {
      problems.push(`${name}_FILE: cannot read ${file} (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return { values, problems };
}
