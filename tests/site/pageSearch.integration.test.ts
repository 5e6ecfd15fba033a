import { openIndex } from '@common-ground/cms/src/publisher/testing/findPages.ts';
import { selectGroups } from '@common-ground/site/src/shell/search/pages/selectGroups.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildPageIndex } from './support/buildPageIndex.ts';
import { servedSite } from './support/servedSite.ts';

const site = await servedSite();
beforeAll(() => buildPageIndex(site));

async function search(text: string, lang = 'en') {
  try {
    const index = await openIndex({ root: site.folder, language: lang });
    return await selectGroups(index, { asked: text.split(' '), lang, limit: 4 });
  } finally {
    vi.unstubAllGlobals();
  }
}

describe('search of pages that are not conditions', () => {
  it('finds a section of a learning module, with its heading and the marked words', async () => {
    const [learning] = await search('medical view');
    expect(learning?.kind).toBe('learning');
    const found = learning?.pages.find(({ href }) => href.startsWith('/learning/modules/101'));
    expect(found).toMatchObject({
      href: '/learning/modules/101#part-2',
      title: 'What disability means',
      heading: 'The medical view: what happens in the body',
      language: 'en',
    });
    expect(found?.marks.map(([start, end]) => found.excerpt.slice(start, end).toLowerCase())).toContain('medical');
    const html = await (await site.get('/learning/modules/101')).text();
    expect(html).toContain('id="part-2"');
  });

  it.each([
    ['en', 'advertising', '/about#section-3'],
    ['es', 'rastreadores', '/es/about#section-3'],
    ['fr', 'publicité', '/fr/about#section-3'],
    ['ar', 'إعلانات', '/ar/about#section-3'],
  ])('finds a section of a page about the site in %s', async (lang, word, href) => {
    const groups = await search(word, lang);
    expect(groups.find(({ kind }) => kind === 'site')?.pages.map((page) => page.href)).toContain(href);
  });

  it('finds help lines of a country, as the last group', async () => {
    expect((await search('Lifeline Australia')).at(-1)).toMatchObject({
      kind: 'helpLines',
      pages: [{ href: '/help-lines#AU', heading: 'Australia' }],
    });
  });

  it.each(['xylophone', 'zzzz', 'asthma inhaler'])('finds nothing for %s, which no page has', async (text) => {
    expect(await search(text)).toEqual([]);
  });

  it('finds no answer of a quiz', async () => {
    const html = await (await site.get('/learning/modules/104')).text();
    expect(html).toContain('Rosa is brave');
    const groups = await search('Rosa brave');
    const addresses = groups.flatMap(({ pages }) => pages.map(({ href }) => href));
    expect(addresses.filter((address) => address.startsWith('/learning/modules/104'))).toEqual([]);
  });
});
