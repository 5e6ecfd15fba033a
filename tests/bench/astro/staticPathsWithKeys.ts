import { type Route, toPath } from '@common-ground/site/src/routes.ts';
import * as site from '@common-ground/site/src/static-paths.ts';

// The `createStaticPaths` below overrides the one that this line exports. The other exports list few paths, without a
// cache key.
export * from '@common-ground/site/src/static-paths.ts';

/**
 * Returns the site's own static paths, each with the cache key of Astro's incremental build: a page with an unchanged
 * key is not rendered again. The benchmark builds load this module instead of `site/src/static-paths.ts`.
 */
export function createStaticPaths(screen: Route['screen'], isWanted?: (route: Route) => boolean) {
  const original = site.createStaticPaths(screen, isWanted);
  return async () => {
    const paths = await original();
    if (paths.length === 0) return paths;
    const keys: Record<string, number> = await (await fetch(`${process.env.CONTENT_URL}/cacheKeys`)).json();
    return paths.map((path) => ({ ...path, cacheKey: String(keys[toPagePath(screen, path.params)] ?? 0) }));
  };
}

function toPagePath(
  screen: Route['screen'],
  { lang, id, page }: { lang?: string; id?: string; page?: string },
): string {
  return toPath({ screen, language: lang ?? 'en', id: Number(id), page: Number(page ?? 1) } as Route);
}
