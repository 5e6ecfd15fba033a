import { CONTENT_LICENSE } from '@common-ground/api/contracts/product.ts';
import type { ContentSource, FeedEntry } from '@common-ground/api/contracts/publishing/contentSource.ts';
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { RenderedHead, renderXml } from '../../testing/readByMachines.ts';
import { content, render, renderer, SITE } from '../../testing/render.ts';
import { sampleContent } from '../../testing/sample/sampleContent.ts';
import { samplePagePaths, samplePaths } from '../../testing/sample/samplePaths.ts';
import { escapeXml } from './escapeXml.ts';

const read = (path: string, source: ContentSource = content) => renderXml(renderer, path, source);
const locations = (elements: { loc: string }[]) => elements.map(({ loc }) => loc);

describe('the site maps', () => {
  it('are named in robots.txt, which excludes only the CMS and the API', async () => {
    const { html } = await render('/robots.txt');
    expect(html).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);
    expect(html.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /cms', 'Disallow: /api']);
  });

  it('are all in the index, and each contains addresses', async () => {
    const { sitemapindex } = await read('/sitemap.xml');
    const maps = locations(sitemapindex.sitemap).map((url) => url.replace(SITE, ''));
    const all = (await samplePaths(content)).filter((path) => path.startsWith('/sitemaps/'));
    expect(maps.toSorted()).toEqual(all.toSorted());
    for (const map of maps) expect((await read(map)).urlset.url.length, map).toBeGreaterThan(0);
  });

  it('name exactly the pages that are their own canonical address', async () => {
    const named = (
      await Promise.all(['/sitemaps/pages.xml', '/sitemaps/1.xml', '/sitemaps/topics/1.xml'].map((path) => read(path)))
    ).flatMap(({ urlset }) => locations(urlset.url));
    const canonical: string[] = [];
    for (const path of await samplePagePaths(content)) {
      const head = new RenderedHead((await render(path)).html);
      if (head.canonical === SITE + encodeURI(path)) canonical.push(head.canonical);
    }
    expect(named.toSorted()).toEqual(canonical.toSorted());
    expect(named).not.toContain(`${SITE}/fr/condition/3`);
  });

  it('contain the date when a condition changed, unless it is unknown', async () => {
    const { urlset } = await read('/sitemaps/1.xml');
    const findDate = (path: string) => urlset.url.find(({ loc }: { loc: string }) => loc === SITE + path).lastmod;
    expect(findDate('/condition/1')).toBe('2026-11-12T09:30:00.000Z');
    expect(findDate('/condition/5')).toBeUndefined();
  });

  it.each(['/sitemaps/2.xml', '/sitemaps/0.xml', '/sitemaps/01.xml', '/sitemaps/x.xml'])('have no %s', async (path) => {
    expect((await render(path)).status).toBe(404);
  });

  it('stay far below the limits with ten languages in a full shard', async () => {
    const { SITEMAP_SHARD_SIZE } = await import('@common-ground/api/contracts/limits.ts');
    const languages = ['en', 'es', 'fr', 'ar', 'de', 'it', 'pt', 'nl', 'pl', 'tr'];
    const sitemapShard = async () =>
      Array.from({ length: SITEMAP_SHARD_SIZE }, (_, place) => ({
        id: 1_000_000 + place,
        pages: languages.map((language) => ({ language, lastUpdated: '2026-11-12T09:30:00.000Z' })),
      }));
    const { html } = await render('/sitemaps/1.xml', sampleContent({ sitemapShard }));
    expect(html.match(/<url>/g)?.length).toBeLessThanOrEqual(50_000);
    expect(Buffer.byteLength(html)).toBeLessThan(1_000_000);
  });
});

describe('the feeds', () => {
  it('are Atom (RFC 4287) with ids, dates, an author and links to themselves and the pages', async () => {
    const { feed } = await read('/es/feed.xml');
    expect(feed['@xmlns']).toBe('http://www.w3.org/2005/Atom');
    expect(feed['@xml:lang']).toBe('es');
    expect(feed.author).toEqual({ name: 'Common Ground' });
    expect(feed.id).toBe(`${SITE}/es/feed.xml`);
    expect(feed.link.slice(0, 2)).toEqual([
      { '@rel': 'self', '@type': 'application/atom+xml', '@hreflang': 'es', '@href': `${SITE}/es/feed.xml` },
      { '@rel': 'alternate', '@type': 'text/html', '@hreflang': 'es', '@href': `${SITE}/es` },
    ]);
    const kinds = feed.link.map(
      (link: Record<string, string>) => `${link['@rel']} ${link['@type']} ${link['@hreflang']}`,
    );
    expect(new Set(kinds).size).toBe(kinds.length);
    for (const entry of feed.entry) {
      for (const name of ['id', 'title', 'updated', 'published', 'summary', 'link'])
        expect(entry[name], name).toBeTruthy();
      expect(entry.link[0]['@href']).toBe(entry.id);
      expect(new Date(entry.published).getTime()).toBeLessThanOrEqual(new Date(entry.updated).getTime());
    }
  });

  it('contain only content written in their language, the latest first', async () => {
    const { feed } = await read('/es/feed.xml');
    const ids = feed.entry.map(({ id }: { id: string }) => id.replace(SITE, ''));
    expect(ids).toEqual([
      '/es/condition/1',
      '/es/condition/10',
      '/es/condition/8',
      '/es/condition/3',
      '/es/condition/2',
    ]);
    expect(feed.updated).toBe(feed.entry[0].updated);
  });

  it('name the licence of pages, but none for posts', async () => {
    const { url } = CONTENT_LICENSE;
    const { feed } = await read('/es/feed.xml');
    expect(feed.rights).toBe('CC BY-SA 4.0');
    expect(feed.link.at(-1)).toEqual({ '@rel': 'license', '@href': url });
    const { feed: posts } = await read('/community/feed.xml');
    expect(posts.link.length).toBeGreaterThan(1);
    expect([posts.rights, posts.link.find((link: object) => '@rel' in link && link['@rel'] === 'license')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('give the language of a fallback text', async () => {
    const { feed } = await read('/es/feed.xml');
    expect(feed.entry.find(({ id }: { id: string }) => id.endsWith('/3')).summary['@xml:lang']).toBe('en');
  });

  it('leave out entries without a date, and are valid when empty', async () => {
    expect((await read('/feed.xml')).feed.entry.map(({ id }: { id: string }) => id)).not.toContain(
      `${SITE}/condition/5`,
    );
    const { feed } = await read('/feed.xml', sampleContent({ newest: async () => [] }));
    expect(feed.entry).toBeUndefined();
    expect(Date.parse(feed.updated)).toBe(0);
  });

  it('contain hostile text as text', async () => {
    const hostile = `</title><script>alert("1")</script>&amp; ]]> <!-- ' \u0000\u000b\ud800 😀 \uffff`;
    const entry: FeedEntry = {
      id: 1,
      name: { value: hostile, language: 'en' },
      summary: { value: hostile, language: 'en' },
      created: '2026-11-12T09:30:00.000Z',
      updated: '2026-11-12T09:30:00.000Z',
      correction: { what: { value: hostile, language: 'en' }, at: '2026-11-13T09:30:00.000Z' },
    };
    const { feed } = await read('/feed.xml', sampleContent({ newest: async () => [entry] }));
    expect(feed.entry[0].title).toBe(`</title><script>alert("1")</script>&amp; ]]> <!-- '  😀`);
    expect(feed.entry[0].content['#text']).toContain(`</title><script>alert("1")</script>&amp; ]]> <!-- '  😀`);
  });

  it('contain a medical correction in its language, with its date if that is the feed’s', async () => {
    const correction = { what: { value: 'No dose any more.', language: 'en' }, at: '2026-11-13T09:30:00.000Z' };
    const entry: FeedEntry = {
      id: 1,
      name: { value: 'One', language: 'en' },
      summary: { value: 'A page.', language: 'en' },
      correction,
      created: '2026-11-11T09:30:00.000Z',
      updated: '2026-11-12T09:30:00.000Z',
    };
    const newer = { ...entry, id: 2, updated: '2026-11-12T10:00:00.000Z', correction: null };
    const source = sampleContent({ newest: async () => [newer, entry] });
    const { feed } = await read('/feed.xml', source);
    expect(feed.entry.map(({ content }: { content?: object }) => content)).toEqual([
      undefined,
      { '#text': 'Corrected on November 13, 2026: No dose any more.', '@type': 'text' },
    ]);
    // Feed readers show an entry again when its date is newer.
    expect([feed.updated, feed.entry[1].updated]).toEqual([correction.at, correction.at]);
    const spanish = await read('/es/feed.xml', source);
    expect(spanish.feed.entry[1].content).toEqual({ '#text': 'No dose any more.', '@type': 'text', '@xml:lang': 'en' });
  });

  it('are missing for an unknown language', async () => {
    for (const path of ['/xx/feed.xml', '/en/feed.xml', '/es/x/feed.xml'])
      expect((await render(path)).status, path).toBe(404);
  });
});

it('escapeXml writes any text so that a parser reads it, except characters that XML forbids', () => {
  const plain = new XMLParser({ parseTagValue: false, trimValues: false, processEntities: true, htmlEntities: false });
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      const kept = text.replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
      fc.pre(kept.trim() !== '' && !kept.includes('\r'));
      expect(plain.parse(`<a>x${escapeXml(text)}x</a>`).a).toBe(`x${kept}x`);
    }),
  );
});
