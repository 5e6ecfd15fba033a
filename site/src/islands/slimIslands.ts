import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync, type Plugin } from 'vite';

/** `runtime.js` as it stands in pages: in a block of its own, because all scripts of a page share their names. */
const runtime = minify(`{${readFileSync(new URL('./runtime.js', import.meta.url), 'utf8')}}`);

/** For the content security policy. */
export const runtimeHash = `sha256-${createHash('sha256').update(runtime).digest('base64')}` as const;

const RUNTIME = /\/astro\/dist\/runtime\/server\/astro-island\.prebuilt\.js$/;
const CLIENT = /\/@astrojs\/react\/dist\/client\.js$/;
const OWN_CLIENT = fileURLToPath(new URL('./hydrateIsland.ts', import.meta.url));

/**
 * Puts `runtime.js` and `hydrateIsland.ts` where Astro has its own (docs/decisions/009). Should an upgrade of Astro keep
 * those elsewhere, its own are used again, and the tests of bytes and of islands say so. `astro dev` always uses Astro's.
 */
export function slimIslands(): Plugin {
  return {
    name: 'slim-islands',
    apply: 'build',
    enforce: 'pre',
    load: {
      order: 'pre',
      filter: { id: [RUNTIME, CLIENT] },
      handler(id) {
        if (CLIENT.test(id)) return `export { default } from ${JSON.stringify(OWN_CLIENT)}`;
        return `export default ${JSON.stringify(runtime)}`;
      },
    },
  };
}

function minify(code: string): string {
  return minifySync('runtime.js', code).code.trim();
}
