import { isFilePath } from '@common-ground/site/renderer';
import { isPrivate } from '@common-ground/site/src/routes.ts';
import { parseHtml, type ReadPage } from './support/readPage.ts';
import { everyPath, LANGUAGES, routeOf, siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const EDITING_DESK = '/cms';
/** Screens that mails lead to, and one that the sign-in form does, which is an island; islands are not read here. */
const REACHED_OTHERWISE = ['forgotPassword', 'resetPassword', 'verifyEmail'];

test('every page is reached from the home page by links alone, and every link and fragment leads somewhere', async ({
  page,
  request,
}) => {
  const read = new Map<string, ReadPage>();
  const waiting = ['/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (read.has(path)) continue;
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await parseHtml(page, await response.text());
    read.set(path, html);
    for (const link of html.links) {
      const url = new URL(link, siteUrl + path);
      const isPage = url.origin === siteUrl && url.pathname !== EDITING_DESK && !isFilePath(url.pathname);
      if (isPage && !read.has(url.pathname)) waiting.push(url.pathname);
    }
  }
  const isLinked = (path: string) => !['notFound', ...REACHED_OTHERWISE].includes(routeOf(path).screen);
  expect([...read.keys()].sort()).toEqual((await everyPath()).filter(isLinked).sort());
  for (const [path, { links }] of read) {
    for (const link of links) {
      const url = new URL(link, siteUrl + path);
      // On the profile a fragment names a tab, which its island draws.
      if (url.origin !== siteUrl || !url.hash || routeOf(url.pathname).screen === 'profile') continue;
      expect(read.get(url.pathname)?.ids, `${path} links to ${link}`).toContain(decodeURIComponent(url.hash.slice(1)));
    }
  }
});

test('every page says its language, its direction and one heading, and has no id twice', async ({ page, request }) => {
  for (const path of await everyPath()) {
    const route = routeOf(path);
    const response = await request.get(path);
    const html = await parseHtml(page, await response.text());
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toBe('text/html; charset=utf-8');
    expect(html.lang, path).toBe(route.language);
    expect(html.dir, path).toBe(route.language === 'ar' ? 'rtl' : 'ltr');
    expect(html.h1, path).toHaveLength(1);
    expect(html.h1[0], path).not.toBe('');
    expect(html.title, path).not.toBe('');
    expect(html.hasMain, path).toBe(true);
    expect(html.duplicateIds, path).toEqual([]);
    if (isPrivate(route)) expect(html.canonical, path).toBeNull();
    else if (route.screen !== 'notFound') expect(html.canonical, path).toBe(siteUrl + (path === '/' ? '/' : path));
  }
});

test('a translation is announced by both pages or by none', async ({ page, request }) => {
  for (const path of ['/', '/category/1', '/condition/1', '/condition/36']) {
    const html = await parseHtml(page, await (await request.get(path)).text());
    for (const [language, address] of Object.entries(html.alternates)) {
      const other = await parseHtml(page, await (await request.get(address)).text());
      expect(other.alternates, `${address}, an alternate of ${path}`).toMatchObject({
        [language === 'x-default' ? 'en' : language]: address,
      });
      expect(other.alternates.en, address).toBe(html.alternates.en);
    }
  }
});

for (const language of LANGUAGES) {
  test(`every page in ${language} shows itself without an error, a violation of its policy or a request elsewhere`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(180_000);
    for (const path of (await everyPath()).filter((candidate) => routeOf(candidate).language === language)) {
      await page.goto(path);
      await expect(page.locator('h1'), path).toBeVisible();
      expect(watch.problems, path).toEqual([]);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one can read on from the home page to a category and a condition', async ({ page }) => {
    await page.goto('/');
    await page.locator('#categories a').first().click();
    await expect(page).toHaveURL(/\/category\/\d+$/);
    await page.locator('main a[href^="/condition/"]').first().click();
    await expect(page).toHaveURL(/\/condition\/\d+$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Overview' })).toBeVisible();
  });

  test('a search says that it needs JavaScript and leads to the categories', async ({ page }) => {
    await page.goto('/?search=autism');
    await page.getByRole('link', { name: /without it you can browse/i }).click();
    await expect(page).toHaveURL(/#categories$/);
  });
});
