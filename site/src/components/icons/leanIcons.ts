import type { Plugin } from 'vite';

/**
 * Draws Lucide's icons with `Icon.astro` and `createLeanIcon.ts` here instead of the library's own components, which
 * repeat ten attributes in every icon and look them up anew at every drawing. The icons themselves are the library's.
 */
export function leanIcons(): Plugin[] {
  return [
    { name: 'lean-icons', enforce: 'pre', resolveId: instead(/^\.\/Icon\.astro$/, '/@lucide/astro/', './Icon.astro') },
    {
      name: 'lean-island-icons',
      enforce: 'pre',
      // `astro dev` hands the library to the browser as it is, and the server has to draw the same.
      apply: 'build',
      // Where Node loads the library by itself, nothing of it can be drawn otherwise.
      configEnvironment: (name) => (name === 'client' ? {} : { resolve: { noExternal: ['lucide-react'] } }),
      resolveId: instead(/^\.\.\/createLucideIcon\.mjs$/, '/lucide-react/', './createLeanIcon.ts'),
    },
  ];
}

/** Resolves what the library imports to a file of ours. */
function instead(id: RegExp, library: string, own: string): Plugin['resolveId'] {
  return {
    order: 'pre',
    filter: { id },
    handler: (_, importer) => (importer?.includes(library) ? new URL(own, import.meta.url).pathname : undefined),
  };
}
