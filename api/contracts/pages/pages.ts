/** Pages about the site itself, by the last part of their address, which is the same in every language. */
export const PAGE_SLUGS = ['about', 'contact', 'privacy', 'terms', 'accessibility', 'editorial-policy'] as const;
export type PageSlug = (typeof PAGE_SLUGS)[number];

/** Pages on which readers look for a way to write to the team of the site. */
export const PAGES_TO_WRITE_FROM: readonly PageSlug[] = ['contact', 'privacy', 'accessibility'];

/** Maximum sections of a page that shows no list of contents. */
export const SECTIONS_WITHOUT_CONTENTS = 3;

export function isPageSlug(text: string | undefined): text is PageSlug {
  return PAGE_SLUGS.some((slug) => slug === text);
}
