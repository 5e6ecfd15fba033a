import type { Plugin } from 'vite';

const ASTRO_ICON = './Icon.astro';
const REACT_ICON = '../createLucideIcon.mjs';

/**
 * Draws Lucide's icons with `Icon.astro` and `createLeanIcon.ts` here instead of the library's own components, which
 * repeat ten attributes in every icon and look them up anew at every drawing. The icons themselves are the library's.
 */
export function leanIcons(): Plugin {
  const own = (file: string) => new URL(file, import.meta.url).pathname;
  return {
    name: 'lean-icons',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      filter: { id: [/^\.\/Icon\.astro$/, /^\.\.\/createLucideIcon\.mjs$/] },
      handler: (id, importer) => {
        if (id === ASTRO_ICON && importer?.includes('/@lucide/astro/')) return own('./Icon.astro');
        if (id === REACT_ICON && importer?.includes('/lucide-react/')) return own('./createLeanIcon.ts');
        return undefined;
      },
    },
  };
}
