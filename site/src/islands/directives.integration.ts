import type { AstroIntegration } from 'astro';

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
