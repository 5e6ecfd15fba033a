import { TAUGHT_SECTIONS } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import type { Passage } from '@common-ground/api/contracts/search/find.ts';
import { conditionPath } from '../../../routes.ts';
import { CACHES } from '../../../session/offline/caches.ts';
import { offlineDatabase } from '../../../session/offline/database.ts';

/** Texts of a page of a condition that this browser has stored. `language` is the code of the language of its text. */
export type SavedPage = {
  id: number;
  categoryId: number;
  name: string;
  language: string;
  summary: string;
  sections: SavedSection[];
};
export type SavedSection = Pick<Passage, 'section' | 'heading' | 'language'> & { texts: string[] };

/** Maximum saved pages to search without an index; a reader who saves more has saved a language, with its index. */
const MAX_PAGES = 200;
const PAGE = /\/condition\/(\d+)$/;
/** Sections of a page. Causes are shown in the section of the symptoms. */
const SECTIONS = TAUGHT_SECTIONS.filter((section) => section !== 'causes');
/** Selects paragraphs and entries of lists, without the notes between them. */
const TEXTS = '.prose > p, ul.marked > li';

/** Returns the stored page of a condition; null when this browser has none. */
export async function readSavedPage(id: number, lang: string): Promise<SavedPage | null> {
  if (typeof caches === 'undefined') return null;
  const page = await caches.match(conditionPath(id, lang), { ignoreVary: true });
  return page ? readPage(await page.text(), id, lang) : null;
}

/** Returns the pages that the reader has saved in a language. Rejects when nothing is saved. */
export async function readAllSaved(lang: string): Promise<SavedPage[]> {
  const items = await (await offlineDatabase()).getAll('saved');
  if (items.length === 0) throw new Error('Nothing is saved');
  const paths = new Set(
    items.filter(({ language }) => language === lang).flatMap((item) => item.paths.filter((path) => PAGE.test(path))),
  );
  const cache = await caches.open(CACHES.saved);
  const pages: SavedPage[] = [];
  for (const path of [...paths].slice(0, MAX_PAGES)) {
    const html = await (await cache.match(path))?.text();
    if (html) pages.push(readPage(html, Number(PAGE.exec(path)?.[1]), lang));
  }
  return pages;
}

function readPage(html: string, id: number, lang: string): SavedPage {
  // The parser would report inline styles as violations of this page's policy.
  const page = new DOMParser().parseFromString(html.replace(/<style[^>]*>.*?<\/style>/gs, ''), 'text/html');
  const name = page.querySelector('h1');
  const category = page.querySelector('.condition-trail a[href*="/category/"]')?.getAttribute('href');
  return {
    id,
    categoryId: Number(/\d+$/.exec(category ?? '')?.[0] ?? 0),
    name: name?.textContent?.trim() ?? '',
    language: name?.closest('[lang]')?.getAttribute('lang') || lang,
    summary: page.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    sections: SECTIONS.flatMap((section) => readSection(page.getElementById(section), section, lang)),
  };
}

function readSection(element: HTMLElement | null, section: SavedSection['section'], lang: string): SavedSection[] {
  const texts = [...(element?.querySelectorAll<HTMLElement>(TEXTS) ?? [])];
  if (!element || texts.length === 0) return [];
  return [
    {
      section,
      heading: element.querySelector('h2')?.textContent?.trim() ?? '',
      language: texts[0]?.closest('[lang]')?.getAttribute('lang') || lang,
      texts: texts.map(({ textContent }) => textContent?.trim() ?? ''),
    },
  ];
}
