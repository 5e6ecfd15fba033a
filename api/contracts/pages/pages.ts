/** The pages about the site itself, by the last part of their address, which is the same in every language. */
export const PAGE_SLUGS = ['about', 'contact', 'privacy', 'terms', 'accessibility', 'editorial-policy'] as const;
export type PageSlug = (typeof PAGE_SLUGS)[number];

/** Pages on which readers look for a way to write to those who run the site. */
export const PAGES_TO_WRITE_FROM: readonly PageSlug[] = ['contact', 'privacy', 'accessibility'];

/** A contents list is shown on a page that has more sections than this. */
export const SECTIONS_WITHOUT_CONTENTS = 3;

export function isPageSlug(text: string | undefined): text is PageSlug {
  return PAGE_SLUGS.some((slug) => slug === text);
}
