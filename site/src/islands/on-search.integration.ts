import type { AstroIntegration } from 'astro';

/** Adds `client:search`: the island is loaded only when the address asks for results. */
export function onSearch(): AstroIntegration {
  return {
    name: 'client-search',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'search', entrypoint: new URL('./on-search.ts', import.meta.url).pathname }),
    },
  };
}
