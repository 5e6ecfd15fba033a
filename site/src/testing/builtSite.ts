import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const SITE = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** The built site that tests render with: the one that readers get. */
export const BUILT_SITE = join(SITE, 'dist');
/** The same pages as `astro build` itself writes them. */
export const STATIC_SITE = join(SITE, '.build', 'static-site');

/** Lets `astro build` write every page. */
export async function buildStaticSite(environment: Record<string, string>): Promise<void> {
  const astro = join(SITE, 'node_modules', 'astro', 'bin', 'astro.mjs');
  await run(process.execPath, [astro, 'build'], {
    cwd: SITE,
    // Vitest's own NODE_ENV would give a development build, whose pages are others.
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
