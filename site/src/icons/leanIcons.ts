import type { Plugin } from 'vite';

/**
 * Draws Lucide's icons with `Icon.astro` here instead of the library's own component, which repeats ten attributes in
 * every icon and looks them up anew at every drawing. The icons themselves are the library's.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      filter: { id: /^\.\/Icon\.astro$/ },
      handler: (_, importer) =>
        importer?.includes('/@lucide/astro/') ? new URL('./Icon.astro', import.meta.url).pathname : undefined,
    },
  };
}
