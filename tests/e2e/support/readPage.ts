import type { Page } from '@playwright/test';

/** A page as its HTML says it, before any script: what a reader without JavaScript gets. */
export type ReadPage = {
  lang: string;
  dir: string;
  title: string;
  h1: string[];
  ids: string[];
  duplicateIds: string[];
  /** Addresses of all links, as written. */
  links: string[];
  /** Text of the main part, spaces collapsed. */
  text: string;
  hasMain: boolean;
  canonical: string | null;
  alternates: Record<string, string>;
};

/** Parses in the browser, where the parser is the one that readers have. */
export function parseHtml(page: Page, html: string): Promise<ReadPage> {
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    const all = <Found extends Element = Element>(selector: string) => [...document.querySelectorAll<Found>(selector)];
    const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const ids = all('[id]').map((element) => element.id);
    const main = document.querySelector('main');
    for (const script of main?.querySelectorAll('script, style, template, astro-island') ?? []) script.remove();
    return {
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      title: document.title,
      h1: all('h1').map(textOf),
      ids,
      duplicateIds: ids.filter((id, place) => ids.indexOf(id) !== place),
      links: all('a[href]').map((link) => link.getAttribute('href') ?? ''),
      text: textOf(main),
      hasMain: main !== null,
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      alternates: Object.fromEntries(
        all('link[rel=alternate][hreflang]').map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      ),
    };
  }, html);
}
