import { PAGE_KINDS, type PageKind } from '@common-ground/api/contracts/search/pageIndex.ts';
import { parsePath } from '../../../parsePath.ts';
import { findSection } from './findSection.ts';
import type { HitText, PageHit, PageSearch } from './pagefindScript.d.ts';

export type FoundSitePage = {
  href: string;
  title: string;
  /** Title of the section that has the text; null for the page's beginning, and for a post of the forum. */
  heading: string | null;
  excerpt: string;
  /** Start and end of each matching word in `excerpt`, in UTF-16 units. */
  marks: [start: number, end: number][];
  /** Code of the language of these texts. */
  language: string;
};

/** Pages of one kind, best first. */
export type PageGroup = { kind: PageKind; pages: FoundSitePage[] };

/** Hits of a kind that are loaded, as a multiple of the wanted pages: further ones would fit even less. */
const LOADED = 3;

type Wanted = {
  /** Words of the search. */
  asked: readonly string[];
  lang: string;
  /** Maximum pages of a kind. */
  limit: number;
};

/** Searches each kind of pages, and leaves out kinds without a page. Offline, finds the pages that this browser stores. */
export async function selectGroups(index: Pick<PageSearch, 'search'>, wanted: Wanted): Promise<PageGroup[]> {
  const groups = await Promise.all(
    PAGE_KINDS.map(async (kind) => {
      const { results } = await index.search(wanted.asked.join(' '), { filters: { kind } });
      return { kind, pages: await selectPages(results, wanted) };
    }),
  );
  return groups.filter(({ pages }) => pages.length > 0);
}

async function selectPages(hits: readonly PageHit[], { asked, lang, limit }: Wanted): Promise<FoundSitePage[]> {
  const found = new Map<string, FoundSitePage>();
  for (let at = 0; at < Math.min(hits.length, LOADED * limit) && found.size < limit; at += limit) {
    const texts = await Promise.all(hits.slice(at, at + limit).map(({ data }) => data()));
    for (const text of texts) {
      const page = toPage(text, asked, lang);
      if (!page || !(await isReachable(page.href))) continue;
      // Only the best page of a topic counts.
      const place = toPlace(page.href, lang);
      if (!found.has(place)) found.set(place, page);
    }
  }
  return [...found.values()].slice(0, limit);
}

function toPage(text: HitText, asked: readonly string[], lang: string): FoundSitePage | null {
  const section = findSection(text, asked);
  if (!section) return null;
  const { pathname, searchParams } = new URL(text.url, 'http://page');
  const { id, ...found } = section;
  return {
    href: id ? `${pathname}#${id}` : pathname,
    title: text.meta.title,
    ...found,
    language: searchParams.get('language') ?? lang,
  };
}

function toPlace(href: string, lang: string): string {
  const [path = ''] = href.split('#');
  const route = parsePath(path, [lang]);
  return route?.screen === 'topic' ? `topic ${route.id}` : path;
}

/** Returns whether a page can be opened: offline, only a stored one can. */
async function isReachable(href: string): Promise<boolean> {
  if (navigator.onLine !== false) return true;
  return (await caches.match(href.split('#')[0] ?? '', { ignoreVary: true })) !== undefined;
}
