import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * `pnpm generate` writes types, the admin's import map and permissions from Payload's configuration, and the headers that
 * web servers add to the static tree.
 */
const cms = path.resolve(import.meta.dirname, '../cms');
const env = {
  ...process.env,
  PAYLOAD_CONFIG_PATH: 'payload.config.ts',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'x'.repeat(32),
  SITE_URL: 'http://127.0.0.1:4321',
};
const payload = ['node_modules/payload/bin.js'];
for (const command of [
  [...payload, 'generate:types', '--disable-transpile'],
  [...payload, 'generate:importmap', '--disable-transpile'],
  ['src/server/writePermissions.ts'],
  ['src/server/gateway/writeWebServerFiles.ts'],
]) {
  const { status } = spawnSync(process.execPath, ['--no-warnings', ...command], { cwd: cms, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
