import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const SITE = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/**
 * Builds the site for tests into `site/.build/{name}` and returns that folder. It has to lie within the site: the built
 * server still imports its dependencies by name.
 */
export async function buildSite(name: string, environment: Record<string, string> = {}): Promise<string> {
  const folder = join(SITE, '.build', name);
  await mkdir(folder, { recursive: true });
  const astro = join(SITE, 'node_modules', 'astro', 'bin', 'astro.mjs');
  await run(process.execPath, [astro, 'build'], {
    cwd: SITE,
    // Vitest's own NODE_ENV would give a development build, whose pages are others.
    env: { ...process.env, NODE_ENV: 'production', ASTRO_OUT_DIR: folder, ASTRO_TELEMETRY_DISABLED: '1', ...environment },
  });
  return folder;
}
