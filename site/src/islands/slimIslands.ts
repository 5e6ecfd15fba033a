import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync, type Plugin } from 'vite';

/** `runtime.js` as it stands in pages: in a block of its own, because all scripts of a page share their names. */
const runtime = minify(`{${readFileSync(new URL('./runtime.js', import.meta.url), 'utf8')}}`);

/** For the content security policy. */
export const runtimeHash = `sha256-${createHash('sha256').update(runtime).digest('base64')}` as const;

const RUNTIME = /\/astro\/dist\/runtime\/server\/astro-island\.prebuilt\.js$/;
const SERVER = /\/@astrojs\/react\/dist\/server\.js$/;
const drawIsland = fileURLToPath(new URL('./drawIsland.ts', import.meta.url));

/**
 * Puts `runtime.js` and `drawIsland.ts` where Astro has its own (docs/decisions/009 and 020). Should an upgrade of Astro
 * keep those elsewhere, its own are used again, at their size and their pace. `astro dev` always uses Astro's.
 */
export function slimIslands(): Plugin {
  return {
    name: 'slim-islands',
    apply: 'build',
    enforce: 'pre',
    load: {
      order: 'pre',
      filter: { id: [RUNTIME, SERVER] },
      handler: (id) =>
        RUNTIME.test(id)
          ? `export default ${JSON.stringify(runtime)}`
          : `export { default } from ${JSON.stringify(drawIsland)}`,
    },
  };
}

function minify(code: string): string {
  return minifySync('runtime.js', code).code.trim();
}
