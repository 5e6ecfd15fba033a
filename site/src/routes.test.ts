import { FORUM_CATEGORIES } from '@common-ground/api/contracts/forum/topics.ts';
import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import { PAGE_SLUGS } from '@common-ground/api/contracts/pages/pages.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPaths } from './canonicalPaths.ts';
import * as files from './filePaths.ts';
import { fileFor } from './filePaths.ts';
import { notFoundPaths } from './notFoundPaths.ts';
import { parsePath } from './parsePath.ts';
import * as routes from './routes.ts';

const language = fc.constantFrom(...LANGUAGE_CODES);
const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const route: fc.Arbitrary<routes.Route> = fc.oneof(
  fc.record({
    screen: fc.constantFrom('home', 'contribute', 'forum', 'login', 'resetPassword', 'profile', 'notFound'),
    language,
  }),
  fc.record({
    screen: fc.constant('notFound'),
    language,
    of: fc.constantFrom('category', 'condition', 'learningPath', 'learningModule', 'topic'),
  }),
  fc.record({ screen: fc.constant('page'), language, slug: fc.constantFrom(...PAGE_SLUGS) }),
  fc.record({ screen: fc.constant('names'), language, category: fc.option(id), page: id }),
  fc.record({ screen: fc.constant('tag'), language, slug: fc.constantFrom('pain', 'daily-life', 'الم', '2') }),
  fc.record({ screen: fc.constantFrom('condition', 'learningPath', 'learningModule'), language, id }),
  fc.record({ screen: fc.constantFrom('category', 'topic'), language, id, page: id }),
  fc.record({
    screen: fc.constant('forumCategory'),
    language,
    category: fc.constantFrom(...FORUM_CATEGORIES),
  }),
) as fc.Arbitrary<routes.Route>;

describe('paths', () => {
  it('have no prefix in the default language and one in the others', () => {
    expect(routes.homePath('en')).toBe('/');
    expect(routes.homePath('es')).toBe('/es');
    expect(routes.conditionPath(7, 'en')).toBe('/condition/7');
    expect(routes.categoryPath(1, 'es')).toBe('/es/category/1');
    expect(routes.categoryPath(1, 'en', 2)).toBe('/category/1/page/2');
    expect(routes.namesPath('en')).toBe('/conditions');
    expect(routes.namesPath('ar', 3, 2)).toBe('/ar/conditions/3/page/2');
    expect(routes.tagPath('daily-life', 'es')).toBe('/es/tag/daily-life');
    expect(routes.learningPathPath(2, 'en')).toBe('/learning/paths/2');
    expect(routes.learningModulePath(101, 'ar')).toBe('/ar/learning/modules/101');
    expect(routes.screenPath('contribute', 'ar')).toBe('/ar/contribute');
    expect(routes.screenPath('login', 'en')).toBe('/auth/login');
    expect(routes.screenPath('profile', 'fr')).toBe('/fr/profile');
    expect(routes.accountPath('login', 'es', '/es/condition/4?a=b')).toBe(
      '/es/auth/login?from=%2Fes%2Fcondition%2F4%3Fa%3Db',
    );
    expect(routes.pagePath('privacy', 'en')).toBe('/privacy');
    expect(routes.pagePath('editorial-policy', 'ar')).toBe('/ar/editorial-policy');
    expect(routes.notFoundPath('en')).toBe('/404');
    expect(routes.notFoundPath('es')).toBe('/es/404');
    expect(routes.notFoundPath('es', 'condition')).toBe('/es/condition/0');
    expect(routes.notFoundPath('es', 'learningModule')).toBe('/es/learning/modules/0');
    expect(routes.forumPath('es', 'support')).toBe('/es/community/forum/support');
    expect(routes.topicPath(7, 'ar')).toBe('/ar/community/topics/7');
    expect(routes.topicPath(7, 'en', 2)).toBe('/community/topics/7/2');
    expect(routes.membersTopicPath(7, 'fr')).toBe('/fr/community/members?topic=7');
    expect(routes.membersTopicPath(7, 'en', 2)).toBe('/community/members?topic=7&page=2');
    expect(routes.topicArchivePath('fr')).toBe('/fr/community/archive');
    expect(routes.topicArchivePath('en', 3)).toBe('/community/archive/3');
    expect(files.forumFeedPath('es')).toBe('/es/community/feed.xml');
    expect(files.forumFeedPath('es', 'general')).toBe('/es/community/forum/general/feed.xml');
    expect(files.topicFeedPath(7)).toBe('/community/topics/7/feed.xml');
    expect(files.feedPath('en')).toBe('/feed.xml');
    expect(files.feedPath('es')).toBe('/es/feed.xml');
  });

  it('parse back to the route they were made from', () => {
    fc.assert(
      fc.property(route, (made) => {
        expect(parsePath(routes.toPath(made), LANGUAGE_CODES)).toEqual(made);
      }),
    );
  });

  it('are the only path of their page: every path that parses is written back unchanged', () => {
    const words =
      'en es category condition conditions tag Pain page contribute auth login profile about privacy learning paths modules community forum topics archive support x'.split(
        ' ',
      );
    const part = fc.constantFrom('', ...words, '1', '01', '0', '-1', '1.0', '404');
    const path = fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);
    fc.assert(
      fc.property(fc.oneof(path, fc.string()), (text) => {
        const parsed = parsePath(text, LANGUAGE_CODES);
        if (parsed) expect(routes.toPath(parsed)).toBe(text);
      }),
    );
  });

  it.each([
    '/en',
    '/en/condition/1',
    '/condition/00',
    '/condition/01',
    '/category/0/page/2',
    '/condition/-1',
    '/condition/1e3',
    '/condition/1/',
    '/en/about',
    '/about/1',
    '/about/',
    '/About',
    '/es/es/about',
    '/auth',
    '/auth/login/',
    '/en/auth/login',
    '/login',
    '/profile/1',
    '/community',
    '/community/topics/7/1',
    '/community/topics/07',
    '/community/topics/7/2/3',
    '/community/forum/all',
    '/community/archive/0',
    '/community/archive/1/2',
    '/community/forum/support/2',
    '',
    'condition/1',
    '//',
    '/es/',
    '/xx',
    '/xx/condition/1',
    '/category/1/page/1',
    '/category/1/page',
    '/conditions/0',
    '/conditions/page',
    '/conditions/page/1',
    '/conditions/1/2',
    '/tag',
    '/tag/Pain',
    '/tag/daily%20life',
    '/tag/pain/2',
    '/condition/9007199254740993',
  ])('do not exist at "%s"', (path) => expect(parsePath(path, LANGUAGE_CODES)).toBeNull());
});

describe('notFoundPaths', () => {
  it.each([
    ['/nowhere', ['/404']],
    ['/category/999', ['/category/0', '/404']],
    ['/condition/x', ['/condition/0', '/404']],
    ['/condition/1/more', ['/404']],
    ['/community/topics/9', ['/community/topics/0', '/404']],
    ['/es/nada', ['/es/404', '/404']],
    ['/es/category/999', ['/es/category/0', '/es/404', '/404']],
    ['/es/category/0', ['/es/category/0', '/es/404', '/404']],
  ])('yields for %s %j', (path, none) => expect([...notFoundPaths(path)]).toEqual(none));
});

describe('searchPath', () => {
  it('encodes the search text', () => {
    expect(routes.searchPath('es', { search: 'a&b=c d', category: 2 })).toBe('/es?search=a%26b%3Dc+d&category=2');
  });
});

describe('pathInLanguage', () => {
  it('leads from a tag to the list A to Z of another language, from others to the same page', () => {
    expect(routes.pathInLanguage({ screen: 'tag', language: 'en', slug: 'pain' }, 'es')).toBe('/es/conditions');
    expect(routes.pathInLanguage({ screen: 'tag', language: 'en', slug: 'pain' }, 'en')).toBe('/tag/pain');
    expect(routes.pathInLanguage({ screen: 'condition', language: 'en', id: 7 }, 'es')).toBe('/es/condition/7');
  });
});

describe('fileFor', () => {
  it('names the file that the web server looks up', () => {
    expect(['/', '/es', '/condition/1', '/404', '/es/404'].map(fileFor)).toEqual([
      'index.html',
      'es.html',
      'condition/1.html',
      '404.html',
      'es/404.html',
    ]);
  });

  it('takes a path with an extension as the file itself, but gives no page a second address', () => {
    expect(['/feed.xml', '/sitemaps/1.xml', '/condition/1.html', '/index.html', '/index'].map(fileFor)).toEqual([
      'feed.xml',
      'sitemaps/1.xml',
      'condition/1.html.html',
      'index.html.html',
      'index.html.html',
    ]);
  });
});

describe('toShard', () => {
  it('puts 100 consecutive ids into each site map', () => {
    expect([1, 100, 101, 200, 201].map(files.toShard)).toEqual([1, 1, 2, 2, 3]);
  });
});

describe('canonical paths', () => {
  it('begin with exactly one slash, whatever was typed', () => {
    const part = fc.constantFrom('/', '//', '\\', 'en', 'EN', 'evil.example', 'Condition', '1', '.', '%', ' ');
    const typed = fc.oneof(
      fc.array(part).map((parts) => parts.join('')),
      fc.string(),
    );
    fc.assert(
      fc.property(typed, (path) => {
        for (const canonical of canonicalPaths(path)) expect(canonical).toMatch(/^\/(?!\/)/);
      }),
    );
  });

  it('include the path of each page, also when typed in upper case with extra slashes', () => {
    fc.assert(
      fc.property(route, (made) => {
        const path = routes.toPath(made);
        const typed = `/en/${path.toUpperCase()}//`;
        expect(canonicalPaths(path)).toContain(path);
        expect(canonicalPaths(made.language === 'en' ? typed : typed.slice(4))).toContain(path);
      }),
    );
  });
});
