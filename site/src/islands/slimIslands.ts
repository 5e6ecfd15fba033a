import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minifySync, type Plugin } from 'vite';
import { toPolicyHash } from '../rendering/adapter/toPolicyHash.ts';

/** Text of `runtime.js` in pages, in a block because all scripts of a page share their names. */
const runtime = minify(`{${readFileSync(new URL('./runtime.js', import.meta.url), 'utf8')}}`);

export const runtimeHash = toPolicyHash(runtime);

const RUNTIME = /\/astro\/dist\/runtime\/server\/astro-island\.prebuilt\.js$/;
const REACT = /\/@astrojs\/react\/dist\/(client|server)\.js$/;
const OWN = {
  client: fileURLToPath(new URL('./hydrateIsland.ts', import.meta.url)),
  server: fileURLToPath(new URL('./drawIsland.ts', import.meta.url)),
};

/**
 * Replaces Astro's island runtime and React renderers with those of this folder (docs/decisions/009). If an upgrade of
 * Astro moves the replaced files, Astro's own are used again, and the tests of bytes and islands fail. `astro dev` uses
 * Astro's own.
 */
export function slimIslands(): Plugin {
  return {
    name: 'slim-islands',
    apply: 'build',
    enforce: 'pre',
    load: {
      order: 'pre',
      filter: { id: [RUNTIME, REACT] },
      handler(id) {
        const [, side] = REACT.exec(id) ?? [];
        if (side) return `export { default } from ${JSON.stringify(OWN[side as keyof typeof OWN])}`;
        return `export default ${JSON.stringify(runtime)}`;
      },
    },
  };
}

function minify(code: string): string {
  return minifySync('runtime.js', code).code.trim();
}
