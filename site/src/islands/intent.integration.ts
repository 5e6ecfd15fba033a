import type { AstroIntegration } from 'astro';

/** Adds `client:intent`: an island is loaded only when somebody reaches for it. */
export function intent(): AstroIntegration {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'intent', entrypoint: new URL('./intent.ts', import.meta.url).pathname }),
    },
  };
}
