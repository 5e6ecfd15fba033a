/** Pages about the site itself, by the last part of their address, which is the same in every language. */
export const PAGE_SLUGS = ['about', 'contact', 'privacy', 'terms', 'accessibility', 'editorial-policy'] as const;
export type PageSlug = (typeof PAGE_SLUGS)[number];

export const PAGES_TO_WRITE_FROM: readonly PageSlug[] = ['contact', 'privacy', 'accessibility'];

/** Maximum sections of a page without a list of contents. */
export const SECTIONS_WITHOUT_CONTENTS = 3;

export function isPageSlug(text: string | undefined): text is PageSlug {
  return PAGE_SLUGS.some((slug) => slug === text);
}

/** Maximum characters of the texts of a page; of its body as Markdown. */
export const PAGE_TITLE_LENGTH = 80;
export const PAGE_SUMMARY_LENGTH = 300;
export const PAGE_BODY_LENGTH = 40_000;
