import { pathOf, type Route } from '@common-ground/site/src/routes.ts';
import * as site from '@common-ground/site/src/static-paths.ts';

// What is exported below takes the place of its namesake. The others have few paths, rendered anew each time.
export * from '@common-ground/site/src/static-paths.ts';

/**
 * The site's own static paths, each with the key by which Astro's incremental build knows that a page need not be
 * rendered again. Stands in for `site/src/static-paths.ts` in the builds of the benchmarks.
 */
export function staticPathsOf(screen: Route['screen'], isWanted?: (route: Route) => boolean) {
  const original = site.staticPathsOf(screen, isWanted);
  return async () => {
    const paths = await original();
    if (paths.length === 0) return paths;
    const keys: Record<string, number> = await (await fetch(`${process.env.CONTENT_URL}/cacheKeys`)).json();
    return paths.map((path) => ({ ...path, cacheKey: String(keys[addressOf(screen, path.params)] ?? 0) }));
  };
}

function addressOf(screen: Route['screen'], { lang, id, page }: { lang?: string; id?: string; page?: string }): string {
  return pathOf({ screen, language: lang ?? 'en', id: Number(id), page: Number(page ?? 1) } as Route);
}
