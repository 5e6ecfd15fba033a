import { FORUM_CATEGORIES } from '@common-ground/api/contracts/forum/topics.ts';
import { NAME_PAGE_SIZE } from '@common-ground/api/contracts/limits.ts';
import { describe, expect, it } from 'vitest';
import { allPaths, basicPaths, pagePaths } from './allPaths.ts';
import * as files from './filePaths.ts';
import { isFilePath } from './filePaths.ts';

describe('allPaths', () => {
  const input = {
    languages: ['en', 'es'],
    categories: [
      { id: 1, pages: 2, conditions: NAME_PAGE_SIZE },
      { id: 2, pages: 0, conditions: 0 },
      { id: 3, pages: 1, conditions: 1 },
    ],
    tags: [{ language: 'es', slug: 'dolor' }],
    conditionIds: [5],
    learningPaths: [{ id: 3, moduleIds: [31, 32] }],
    topics: [{ id: 101, pages: 2 }],
    pages: ['about', 'terms'] as const,
  };

  it('lists every path once, an empty category included', () => {
    const paths = [...allPaths(input)];
    expect(paths).toEqual([...new Set(paths)]);
    expect(paths).toEqual([
      ...basicPaths(['en', 'es']),
      '/about',
      '/es/about',
      '/terms',
      '/es/terms',
      '/category/1',
      '/category/1/page/2',
      '/es/category/1',
      '/es/category/1/page/2',
      '/conditions/1',
      '/es/conditions/1',
      '/category/2',
      '/es/category/2',
      '/conditions/2',
      '/es/conditions/2',
      '/category/3',
      '/es/category/3',
      '/conditions/3',
      '/es/conditions/3',
      '/conditions',
      '/conditions/page/2',
      '/es/conditions',
      '/es/conditions/page/2',
      '/es/tag/dolor',
      '/learning/paths/3',
      '/learning/modules/31',
      '/learning/modules/32',
      '/es/learning/paths/3',
      '/es/learning/modules/31',
      '/es/learning/modules/32',
      '/community/topics/101',
      '/community/topics/101/2',
      '/es/community/topics/101',
      '/es/community/topics/101/2',
      '/community/archive/2',
      '/es/community/archive/2',
      '/condition/5',
      '/es/condition/5',
      ...['en', 'es'].flatMap((code) => [
        ...[files.feedPath(code), files.forumFeedPath(code), files.webManifestPath(code)],
        ...FORUM_CATEGORIES.map((category) => files.forumFeedPath(code, category)),
      ]),
      '/community/topics/101/feed.xml',
      '/sitemaps/topics/2.xml',
      '/robots.txt',
      '/sitemap.xml',
      '/sitemaps/pages.xml',
      '/sitemaps/1.xml',
    ]);
    expect(paths.filter((path) => !isFilePath(path))).toEqual([...pagePaths(input)]);
  });

  it('takes ids one by one, so that they need not all be in memory', () => {
    let taken = 0;
    function* ids() {
      for (;;) yield ++taken;
    }
    const paths = allPaths({
      languages: ['en'],
      categories: [],
      tags: [],
      conditionIds: ids(),
      learningPaths: [],
      topics: [],
      pages: [],
    });
    for (let count = 0; count < 10; count++) paths.next();
    expect(taken).toBeLessThan(10);
  });
});
