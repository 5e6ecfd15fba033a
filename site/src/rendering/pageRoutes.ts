import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { PAGE_SLUGS } from '@common-ground/api/contracts/pages/pages.ts';
import type { AstroIntegration } from 'astro';
import { parsePath } from '../parsePath.ts';
import { pagePath, plainScreens, type Route, screenPath } from '../routes.ts';

/** Start of Astro's pattern for a page, before its path. */
const BEFORE_PATH = '/[...lang]';

/** Adds the routes that exist once per language. `[...lang]/[slug].astro` would take `/es` for a page named "es". */
export function pageRoutes(): AstroIntegration {
  const files = {
    '_plain-screen.astro': plainScreens.map((screen) => screenPath(screen, DEFAULT_LANGUAGE)),
    '_content-page.astro': PAGE_SLUGS.map((slug) => pagePath(slug, DEFAULT_LANGUAGE)),
  };
  return {
    name: 'page-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        for (const [file, paths] of Object.entries(files)) {
          const entrypoint = new URL(`../pages/${file}`, import.meta.url);
          for (const path of paths) injectRoute({ pattern: BEFORE_PATH + path, entrypoint });
        }
      },
    },
  };
}

/** Returns the route, in the default language, of a pattern that `pageRoutes` added; null for any other pattern. */
export function routeOfPattern(pattern: string): Route | null {
  return parsePath(pattern.slice(BEFORE_PATH.length), []);
}
