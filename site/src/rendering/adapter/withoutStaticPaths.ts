import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Takes `getStaticPaths` out of the pages of the server build, which ignores it and would warn of each one. Only the
 * static build of the equality test asks for it.
 */
export function withoutStaticPaths(): Plugin {
  return {
    name: 'without-static-paths',
    enforce: 'pre',
    load: {
      order: 'pre',
      filter: { id: /\/src\/pages\/[^?]*\.(astro|ts)$/ },
      handler: async (id) => (await readFile(id, 'utf8')).replace(/^export const getStaticPaths = .*$/m, ''),
    },
  };
}
