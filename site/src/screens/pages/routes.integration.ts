import { PAGE_SLUGS } from '@common-ground/api/contracts/pages/pages.ts';
import type { AstroIntegration } from 'astro';
import { patternOf } from './pattern.ts';

/**
 * Gives each page about the site its address. Not `[...lang]/[slug].astro`, which would take `/es` for a page named "es".
 */
export function contentPageRoutes(): AstroIntegration {
  return {
    name: 'content-page-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        const entrypoint = new URL('../../pages/_content-page.astro', import.meta.url);
        for (const slug of PAGE_SLUGS) injectRoute({ pattern: patternOf(slug), entrypoint });
      },
    },
  };
}
