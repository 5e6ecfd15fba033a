import { createHash } from 'node:crypto';
import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import { PAGE_SLUGS } from '@common-ground/api/contracts/pages/pages.ts';
import { isFilePath, pagePath } from '@common-ground/site/renderer';
import { homePath, isPrivate, pathInLanguage, toPath } from '@common-ground/site/src/routes.ts';
import { expect, it } from 'vitest';
import { type ReadPage, readPage } from './support/readPage.ts';
import { servedSite, siteUrl, toRoute } from './support/servedSite.ts';

const site = await servedSite();

const EDITING_DESK = '/cms';
/** Screens that this test does not reach: mails, the sign-in form and islands link to them. */
const LINKED_FROM_MAILS_OR_ISLANDS = [
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
  'receipt',
  'mailOff',
  'certificate',
  'membersTopic',
];
/** Screens whose cards and rows are islands with server-rendered links. */
const RENDERED_IN_ISLANDS = ['learning', 'learningPath', 'forum', 'forumCategory'];

it('every page is reached from home by links, and every link and fragment exists', async () => {
  const read = new Map<string, ReadPage>();
  const waiting = ['/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (read.has(path)) continue;
    const response = await site.get(path);
    expect(response.status, path).toBe(200);
    const html = readPage(await response.text());
    read.set(path, html);
    const drawn = RENDERED_IN_ISLANDS.includes(toRoute(path).screen) ? html.islandLinks : [];
    for (const link of [...html.links, ...drawn]) {
      const url = new URL(link, siteUrl + path);
      const target = decodeURI(url.pathname);
      const isPage = url.origin === siteUrl && target !== EDITING_DESK && !isFilePath(target);
      if (isPage && !read.has(target)) waiting.push(target);
    }
  }
  const isLinked = (path: string) => !['notFound', ...LINKED_FROM_MAILS_OR_ISLANDS].includes(toRoute(path).screen);
  expect([...read.keys()].sort()).toEqual((await site.everyPath()).filter(isLinked).sort());
  for (const [path, { links }] of read) {
    for (const link of links) {
      const url = new URL(link, siteUrl + path);
      // A fragment on the profile names a tab, which its island renders.
      if (url.origin !== siteUrl || !url.hash || toRoute(decodeURI(url.pathname)).screen === 'profile') continue;
      expect(read.get(decodeURI(url.pathname))?.ids, `${path} links to ${link}`).toContain(
        decodeURIComponent(url.hash.slice(1)),
      );
    }
  }
});

it('every page has a language, one heading, unique ids and links to the pages about the site', async () => {
  const copies = await site.everyCopy();
  for (const path of await site.everyPath()) {
    const route = toRoute(path);
    const response = await site.get(path);
    const html = readPage(await response.text());
    const isNone = route.screen === 'notFound';
    expect(response.status, path).toBe(isNone ? 404 : 200);
    expect(response.headers.get('content-type'), path).toBe('text/html; charset=utf-8');
    expect(html.lang, path).toBe(route.language);
    expect(html.dir, path).toBe(route.language === 'ar' ? 'rtl' : 'ltr');
    expect(html.h1, path).toHaveLength(1);
    expect(html.h1[0], path).not.toBe('');
    expect(html.title, path).not.toBe('');
    expect(html.hasMain, path).toBe(true);
    expect(html.duplicateIds, path).toEqual([]);
    if (isPrivate(route)) expect(html.canonical, path).toBeNull();
    else if (!isNone)
      expect(decodeURI(html.canonical ?? ''), path).toBe(
        siteUrl + (copies.has(path) ? toPath({ ...route, language: 'en' }) : path),
      );
    expect(html.links, path).toEqual(expect.arrayContaining(PAGE_SLUGS.map((slug) => pagePath(slug, route.language))));
    // The language menu links to the same page in each language; on a missing page to home, because only a script knows
    // the missing address.
    for (const language of LANGUAGE_CODES)
      expect(html.links, path).toContain(isNone ? homePath(language) : pathInLanguage(route, language));
  }
});

it('each translation that a page names as an alternate names that page in return', async () => {
  for (const path of ['/', '/category/1', '/condition/1', '/condition/36']) {
    const html = readPage(await (await site.get(path)).text());
    for (const [language, address] of Object.entries(html.alternates)) {
      const other = readPage(await (await site.get(new URL(address).pathname)).text());
      expect(other.alternates, `${address}, an alternate of ${path}`).toMatchObject({
        [language === 'x-default' ? 'en' : language]: address,
      });
      expect(other.alternates.en, address).toBe(html.alternates.en);
    }
  }
});

it('no page loads a file, and the policy of each page allows its inline scripts and styles', async () => {
  for (const path of await site.everyPath()) {
    const html = await (await site.get(path)).text();
    const { loaded, inline, policy, refused } = readPage(html);
    expect(loaded, path).toEqual([]);
    expect(html, path).not.toContain('@font-face');
    expect(refused, path).toEqual([]);
    for (const { directive, text } of inline) {
      const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      expect(policy[directive], `${path}: ${text.slice(0, 80)}`).toContain(hash);
    }
  }
});
