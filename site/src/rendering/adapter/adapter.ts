import { readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** Makes `astro build` write only Astro's app as the server bundle, for `renderer.ts`: no HTTP server, no platform. */
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

/** Bundles every dependency and React's production build: the renderer needs neither `node_modules` nor NODE_ENV. */
export function selfContainedBuild(): Plugin {
  return {
    name: 'self-contained-build',
    apply: 'build',
    config: () => ({ ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
  };
}

/** Removes `getStaticPaths` from pages: the server build would warn about it, and only a static test build needs it. */
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
