import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const SITE = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** The built site that tests render with. */
export const TEST_SITE = join(SITE, '.build', 'test-site');
/** The same pages as `astro build` itself writes them. */
export const TEST_STATIC_SITE = join(SITE, '.build', 'test-static-site');

/** Builds the site into a folder, as `pnpm build` does with its own. */
export async function buildSite(folder: string, environment: Record<string, string> = {}): Promise<void> {
  const astro = join(SITE, 'node_modules', 'astro', 'bin', 'astro.mjs');
  await run(process.execPath, [astro, 'build'], {
    cwd: SITE,
    // Vitest's own NODE_ENV would give a development build, whose pages are others.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_OUT_DIR: folder,
      ASTRO_TELEMETRY_DISABLED: '1',
      ...environment,
    },
  });
}
