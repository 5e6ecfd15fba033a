import { readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/**
 * Makes `astro build` write a server bundle that is nothing but Astro's own app, for `renderer.ts` to load: no HTTP
 * server, no platform.
 */
export function rendererAdapter(): AstroIntegration {
  return {
    name: 'common-ground-renderer',
    hooks: {
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'common-ground-renderer',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./server.ts', import.meta.url),
          supportedAstroFeatures: { serverOutput: 'stable' },
        }),
    },
  };
}

/**
 * Puts every dependency into the built server. So the renderer needs no `node_modules` beside it, and React is its
 * production self whatever NODE_ENV the publisher runs with: chosen at build time, once.
 */
export function selfContainedBuild(): Plugin {
  return {
    name: 'self-contained-build',
    apply: 'build',
    config: () => ({ ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  };
}

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
