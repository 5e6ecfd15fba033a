import { isPrivate } from '@common-ground/site/src/routes.ts';
import { XMLParser } from 'fast-xml-parser';
import { everyPath, LANGUAGES, routeOf, siteUrl, sql } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** What machines read is served as what it is, from the same tree as the pages. */
const parser = new XMLParser({ parseTagValue: false, isArray: (name) => ['url', 'sitemap', 'entry'].includes(name) });

for (const [path, type] of [
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/sitemaps/pages.xml', 'application/xml; charset=utf-8'],
  ['/sitemaps/1.xml', 'application/xml; charset=utf-8'],
  ['/feed.xml', 'application/xml; charset=utf-8'],
  ['/ar/feed.xml', 'application/xml; charset=utf-8'],
  ['/share.png', 'image/png'],
] as const) {
  test(`${path} is served as ${type}, and not again to who has it`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe(type);
    const { etag } = response.headers();
    const again = await request.get(path, { headers: { 'if-none-match': etag ?? '' } });
    expect(again.status()).toBe(304);
  });
}

test('from robots.txt on, the site maps lead to every page there is, each once, and to nothing else', async ({
  page,
  request,
}) => {
  const read = async (url: string) => {
    const text = await (await request.get(url)).text();
    // A browser's parser takes nothing but well-formed XML.
    const problem = await page.evaluate(
      (xml) => new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent,
      text,
    );
    expect(problem, url).toBeUndefined();
    return parser.parse(text);
  };
  const robots = await (await request.get('/robots.txt')).text();
  const index = await read(/^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '');
  const urls: string[] = [];
  for (const { loc } of index.sitemapindex.sitemap)
    urls.push(...(await read(loc)).urlset.url.map((url: { loc: string }) => url.loc));
  const pages = (await everyPath()).filter((path) => routeOf(path).screen !== 'notFound' && !isPrivate(routeOf(path)));
  expect(urls.toSorted()).toEqual(pages.map((path) => siteUrl + path).toSorted());
});

for (const language of LANGUAGES) {
  test(`the feed in ${language} has the conditions that changed last`, async ({ request }) => {
    const path = language === 'en' ? '/feed.xml' : `/${language}/feed.xml`;
    const { feed } = parser.parse(await (await request.get(path)).text());
    const expected = await sql<{ name: string }>(
      language === 'en'
        ? `SELECT name FROM conditions WHERE _status = 'published' ORDER BY last_updated DESC, id DESC LIMIT 50`
        : `SELECT name FROM condition_translations WHERE _status = 'published'
             AND language_id = (SELECT id FROM languages WHERE code = '${language}') ORDER BY updated_at DESC, id DESC LIMIT 50`,
    );
    expect(feed.entry.map(({ title }: { title: string }) => title)).toEqual(expected.map(({ name }) => name));
    for (const { id } of feed.entry.slice(0, 3)) expect((await request.get(id)).status(), id).toBe(200);
  });
}

test('no browser runs or refuses the data blocks of a page', async ({ page, watch }) => {
  for (const path of ['/', '/condition/1', '/category/1', '/contribute', '/ar/condition/1']) {
    await page.goto(path);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(blocks.length, path).toBeGreaterThan(0);
    for (const block of blocks) expect(JSON.parse(block)['@context'], path).toBe('https://schema.org');
    expect(watch.problems, path).toEqual([]);
  }
});

test('search results are the home page to machines', async ({ page }) => {
  await page.goto('/?search=autism');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${siteUrl}/`);
});
