import type { AstroIntegration } from 'astro';

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
