import type { PageKind } from '@common-ground/api/contracts/search/pageIndex.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageHit } from './pagefindScript.d.ts';
import { selectGroups } from './selectGroups.ts';

/** Addresses that the library finds, by kind. */
let found: Partial<Record<PageKind, string[]>>;
let loaded: string[];
beforeEach(() => {
  found = {};
  loaded = [];
});

const toHit = (url: string): PageHit => ({
  data: async () => {
    loaded.push(url);
    const anchors = [{ id: 'post-2', text: '', location: 1 }];
    const word = url.includes('junk') ? 'assist' : 'ramp';
    return { url, content: `Title ${word}`, meta: { title: 'Title' }, anchors, weighted_locations: [AT] };
  },
});
const AT = { location: 1, balanced_score: 1 };
const index = {
  search: vi.fn(async (_: string, { filters }: { filters: { kind: PageKind } }) => ({
    results: (found[filters.kind] ?? []).map(toHit),
  })),
};
const select = (limit = 4, lang = 'en') => selectGroups(index, { asked: ['ramp'], lang, limit });
const links = async (...asked: Parameters<typeof select>) =>
  (await select(...asked)).map(({ kind, pages }) => [kind, pages.map(({ href }) => href)]);

describe('selectGroups', () => {
  it('groups pages by kind in a fixed order, without empty groups, with links into sections', async () => {
    found = { helpLines: ['/help-lines'], forum: ['/community/topics/1'], learning: ['/learning/modules/101'] };
    expect(await links()).toEqual([
      ['learning', ['/learning/modules/101#post-2']],
      ['forum', ['/community/topics/1#post-2']],
      ['helpLines', ['/help-lines#post-2']],
    ]);
  });

  it('returns the title, the marked excerpt and the language of a page', async () => {
    found = { forum: ['/es/community/topics/1?language=en'], site: ['/es/about'] };
    const [forum, site] = await select(4, 'es');
    expect(forum?.pages).toEqual([
      {
        href: '/es/community/topics/1#post-2',
        title: 'Title',
        heading: null,
        excerpt: 'ramp',
        marks: [[0, 4]],
        language: 'en',
      },
    ]);
    expect(site?.pages[0]?.language).toBe('es');
  });

  it('lists a topic once, with its best page', async () => {
    found = { forum: ['/es/community/topics/1/2', '/es/community/topics/1', '/es/community/topics/12'] };
    expect(await links(4, 'es')).toEqual([
      ['forum', ['/es/community/topics/1/2#post-2', '/es/community/topics/12#post-2']],
    ]);
  });

  it('skips pages that only have similar words, and loads no more than needed', async () => {
    found = { site: ['/junk', ...Array.from({ length: 30 }, (_, at) => `/page-${at}`)] };
    expect(await links(2)).toEqual([['site', ['/page-0#post-2', '/page-1#post-2']]]);
    expect(loaded).toHaveLength(4);
  });

  it('finds nothing when only pages with similar words are found, and loads few of them', async () => {
    found = { site: Array.from({ length: 30 }, (_, at) => `/junk-${at}`) };
    expect(await links(2)).toEqual([]);
    expect(loaded).toHaveLength(6);
  });

  it('finds only stored pages while offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('caches', { match: async (path: string) => (path === '/about' ? new Response('page') : undefined) });
    found = { site: ['/about', '/terms'] };
    expect(await links()).toEqual([['site', ['/about#post-2']]]);
  });
});
