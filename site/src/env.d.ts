/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    content: import('@common-ground/api/contracts/publishing/contentSource.ts').ContentSource;
    /** Origin of the public site, without a trailing slash. */
    siteUrl: string;
    /** Email address of the people who run the site; undefined when they have set none. */
    contactEmail?: string | undefined;
    locale: import('./rendering/locale/locale.ts').Locale;
    /** Set when staff preview a learning path or module. */
    preview?: import('../renderer.ts').PreviewNotice;
    /** Set by the renderer, to receive an error that would otherwise become an error page. */
    onFailure?: (error: unknown) => void;
  }
}
