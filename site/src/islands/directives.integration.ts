import type { AstroIntegration } from 'astro';

/** Adds `client:intent` and `client:target`: an island is loaded only when somebody reaches for it or its address. */
export function directives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['intent', 'target'])
          addClientDirective({ name, entrypoint: new URL(`./${name}.ts`, import.meta.url).pathname });
      },
    },
  };
}
