import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import { isPrivate } from '@common-ground/site/src/routes.ts';
import { XMLParser } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { readPage } from './support/readPage.ts';
import { servedSite, siteUrl, toRoute } from './support/servedSite.ts';

const site = await servedSite();

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => ['url', 'sitemap', 'entry'].includes(name) });

for (const [path, type] of [
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/sitemaps/pages.xml', 'application/xml; charset=utf-8'],
  ['/sitemaps/1.xml', 'application/xml; charset=utf-8'],
  ['/feed.xml', 'application/xml; charset=utf-8'],
  ['/ar/feed.xml', 'application/xml; charset=utf-8'],
  ['/share.png', 'image/png'],
  ['/icons/192.png', 'image/png'],
  ['/icons/maskable-512.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/ar/manifest.webmanifest', 'application/manifest+json'],
  ['/sw.js', 'text/javascript; charset=utf-8'],
] as const) {
  it(`${path} is served as ${type}, and gets 304 when its etag matches`, async () => {
    const response = await site.get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    const etag = response.headers.get('etag');
    const again = await site.get(path, { headers: { 'if-none-match': etag ?? '' } });
    expect(again.status).toBe(304);
  });
}

it('the site maps in robots.txt list every public page once, and nothing else', async () => {
  const read = async (url: string) => {
    const text = await (await site.get(new URL(url).pathname)).text();
    // The parser throws when the XML is not well-formed.
    return parser.parse(text, true);
  };
  const robots = await (await site.get('/robots.txt')).text();
  const index = await read(/^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '');
  const urls: string[] = [];
  for (const { loc } of index.sitemapindex.sitemap)
    urls.push(...(await read(loc)).urlset.url.map((url: { loc: string }) => url.loc));
  const copies = await site.everyCopy();
  const pages = (await site.everyPath()).filter(
    (path) => toRoute(path).screen !== 'notFound' && !isPrivate(toRoute(path)) && !copies.has(path),
  );
  expect(urls.map(decodeURI).toSorted()).toEqual(pages.map((path) => siteUrl + path).toSorted());
});

for (const language of LANGUAGE_CODES) {
  it(`the feed in ${language} has the conditions that changed last`, async () => {
    const path = language === 'en' ? '/feed.xml' : `/${language}/feed.xml`;
    const { feed } = parser.parse(await (await site.get(path)).text());
    const expected = await site.rows<{ name: string }>(
      language === 'en'
        ? `SELECT name FROM conditions WHERE _status = 'published' ORDER BY last_updated DESC, id DESC LIMIT 50`
        : `SELECT name FROM condition_translations WHERE _status = 'published'
             AND language_id = (SELECT id FROM languages WHERE code = '${language}') ORDER BY updated_at DESC, id DESC LIMIT 50`,
    );
    expect(feed.entry.map(({ title }: { title: string }) => title)).toEqual(expected.map(({ name }) => name));
    for (const { id } of feed.entry.slice(0, 3)) expect((await site.get(new URL(id).pathname)).status, id).toBe(200);
  });
}

it('the data blocks of a page name their vocabulary', async () => {
  for (const path of ['/', '/condition/1', '/category/1', '/contribute', '/ar/condition/1']) {
    const { data } = readPage(await (await site.get(path)).text());
    expect(data.length, path).toBeGreaterThan(0);
    for (const block of data) expect(block['@context'], path).toBe('https://schema.org');
  }
});

it('each home page links to the manifest of its language, whose pages and icons exist', async () => {
  for (const language of LANGUAGE_CODES) {
    const home = language === 'en' ? '/' : `/${language}`;
    const [, address = ''] = /<link rel="manifest" href="([^"]+)"/.exec(await (await site.get(home)).text()) ?? [];
    const manifest = await (await site.get(address)).json();
    expect(manifest).toMatchObject({
      lang: language,
      dir: language === 'ar' ? 'rtl' : 'ltr',
      start_url: home,
      scope: '/',
    });
    const named = [
      ...manifest.icons.map(({ src }: { src: string }) => src),
      ...manifest.shortcuts.map(({ url }: { url: string }) => url),
    ];
    expect(named.length).toBeGreaterThanOrEqual(8);
    for (const path of named) expect((await site.get(path)).status, path).toBe(200);
    expect(manifest.icons.some(({ purpose }: { purpose: string }) => purpose === 'maskable')).toBe(true);
  }
});

it('the service worker names its build, and is revalidated at each request', async () => {
  const worker = await site.get('/sw.js');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(await worker.text()).toMatch(/^\/\/ Common Ground, build [0-9a-f]{16}\.\n/);
});
