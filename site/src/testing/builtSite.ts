import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const SITE = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

export const BUILT_SITE = join(SITE, 'dist');
/** Folder of the same pages, as `astro build` itself writes them. */
export const STATIC_SITE = join(SITE, '.build', 'static-site');

export async function buildStaticSite(environment: Record<string, string>): Promise<void> {
  const astro = join(SITE, 'node_modules', 'astro', 'bin', 'astro.mjs');
  await run(process.execPath, [astro, 'build'], {
    cwd: SITE,
    // Vitest sets NODE_ENV to `test`, which would give a development build with other pages.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_OUT_DIR: STATIC_SITE,
      ASTRO_STATIC: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      ...environment,
    },
  });
}
