import { isPageSlug, type PageSlug } from '@common-ground/api/contracts/pages/pages.ts';

const BEFORE_SLUG = '/[...lang]/';

/** The pattern that Astro matches the addresses of a page about the site with. */
export function patternOf(slug: PageSlug): string {
  return BEFORE_SLUG + slug;
}

/** The page that a pattern is for, or null. */
export function slugOf(pattern: string): PageSlug | null {
  const slug = pattern.slice(BEFORE_SLUG.length);
  return pattern.startsWith(BEFORE_SLUG) && isPageSlug(slug) ? slug : null;
}
