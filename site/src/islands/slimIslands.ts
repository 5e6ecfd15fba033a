import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

/** `runtime.js` as it stands in pages: in a block of its own, because all scripts of a page share their names. */
const runtime = minify(`{${readFileSync(new URL('./runtime.js', import.meta.url), 'utf8')}}`);

/** For the content security policy. */
export const runtimeHash = `sha256-${createHash('sha256').update(runtime).digest('base64')}` as const;

/**
 * Puts `runtime.js` where Astro has its own (docs/decisions/009). Should an upgrade of Astro keep that elsewhere, its own
 * is used again, at its size. `astro dev` has another file and always uses Astro's.
 */
export function slimIslands(): Plugin {
  return {
    name: 'slim-islands',
    apply: 'build',
    enforce: 'pre',
    load: {
      order: 'pre',
      filter: { id: /\/astro\/dist\/runtime\/server\/astro-island\.prebuilt\.js$/ },
      handler: () => `export default ${JSON.stringify(runtime)}`,
    },
  };
}

function minify(code: string): string {
  return minifySync('runtime.js', code).code.trim();
}
