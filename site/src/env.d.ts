/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The one place that pages take content from. */
    content: import('@common-ground/api/contracts/publishing/contentSource.ts').ContentSource;
    /** Origin of the public site, without a slash at the end. */
    siteUrl: string;
    /** Where readers can write to those who run the site, if these have said so. */
    contactEmail?: string | undefined;
    /** The page's language and everything that follows from it. */
    locale: import('./rendering/locale/locale.ts').Locale;
    /** Set where a draft is shown to staff. */
    preview?: import('../renderer.ts').PreviewOf;
    /** Set by the renderer, which passes on what went wrong instead of showing it as a page. */
    onFailure?: (error: unknown) => void;
  }
}
