import { describe, expect, it } from 'vitest';
import { affectedPaths, type Inventory } from './affectedPaths.ts';

const inventory: Inventory = {
  languages: new Map([
    [1, 'en'],
    [2, 'ar'],
  ]),
  categoryPages: new Map([
    [1, 2],
    [2, 1],
  ]),
  pages: new Map([[4, 'privacy']]),
};

describe('a condition', () => {
  it('that was reworded is rendered in every language, with the pages that noted it', () => {
    const change = { kind: 'condition', id: 7, isListed: false, categories: [1] } as const;
    expect(affectedPaths({ ...change, categories: [1] }, inventory)).toEqual({
      own: ['/condition/7', '/ar/condition/7'],
      names: ['condition:7', 'shard:1', 'newest:en'],
      relatedTo: [],
    });
  });

  it('that is listed anew brings its category, every page of it, home, and its neighbours', () => {
    const { own, names, relatedTo } = affectedPaths(
      { kind: 'condition', id: 7, isListed: true, categories: [1] },
      inventory,
    );
    expect(own).toEqual([
      '/condition/7',
      '/ar/condition/7',
      '/category/1',
      '/category/1/page/2',
      '/ar/category/1',
      '/ar/category/1/page/2',
      '/sitemaps/1.xml',
    ]);
    expect(names).toEqual([
      'condition:7',
      'shard:1',
      'newest:en',
      'list:1',
      'count:1',
      'featured',
      'shards',
      'newest:en',
      'newest:ar',
    ]);
    expect(relatedTo).toEqual([{ conditionId: 7, categoryId: 1 }]);
  });

  it('that moved touches the shelf it left and the one it came to', () => {
    const { own, names } = affectedPaths({ kind: 'condition', id: 7, isListed: true, categories: [1, 2] }, inventory);
    expect(own).toEqual(expect.arrayContaining(['/category/1', '/category/2', '/ar/category/2']));
    expect(names).toEqual(expect.arrayContaining(['list:1', 'count:1', 'list:2', 'count:2']));
  });
});

describe('a translation', () => {
  it('touches the pages in its own language alone', () => {
    const change = { kind: 'condition-translation', id: 7, language: 2, isListed: false } as const;
    expect(affectedPaths(change, inventory)).toEqual({
      own: ['/ar/condition/7'],
      names: ['condition:7:ar', 'shard:1', 'newest:ar'],
      relatedTo: [],
    });
  });

  it('that comes or goes changes what the other languages say of it', () => {
    const change = { kind: 'condition-translation', id: 7, language: 2, isListed: true } as const;
    expect(affectedPaths(change, inventory).names).toContain('translations:7');
  });

  it('into a language that is switched off touches nothing', () => {
    const nothing = { own: [], names: [], relatedTo: [] };
    expect(affectedPaths({ kind: 'condition-translation', id: 7, language: 9, isListed: true }, inventory)).toEqual(
      nothing,
    );
    expect(affectedPaths({ kind: 'category-translation', id: 1, language: 9 }, inventory)).toEqual(nothing);
  });
});

describe('a page about the site', () => {
  it('that was reworded is rendered in every language, and no other page is', () => {
    expect(affectedPaths({ kind: 'page', id: 4 }, inventory)).toEqual({
      own: ['/privacy', '/ar/privacy'],
      names: ['page:privacy'],
      relatedTo: [],
    });
  });

  it('that is gone by now touches nothing', () => {
    expect(affectedPaths({ kind: 'page', id: 5 }, inventory)).toEqual({ own: [], names: [], relatedTo: [] });
  });
});

describe('a learning path', () => {
  it('has no page of its own yet, and shows where the list of them was noted', () => {
    expect(affectedPaths({ kind: 'learning-paths' }, inventory)).toEqual({
      own: [],
      names: ['learning-paths'],
      relatedTo: [],
    });
  });
});

describe('a category', () => {
  it('that looks different brings its pages in every language, and those that noted it', () => {
    const { own, names } = affectedPaths({ kind: 'category', id: 2, isListed: false }, inventory);
    expect(own).toEqual(['/category/2', '/ar/category/2']);
    expect(names).toEqual(['category:2']);
  });

  it('of which a text alone changed leaves out the pages that show it in another language', () => {
    const change = { kind: 'category', id: 2, isListed: false, isTextOnly: true } as const;
    expect(affectedPaths(change, inventory)).toEqual({ own: [], names: ['category-text:2'], relatedTo: [] });
  });

  it('that is new or gone is on every list of categories', () => {
    expect(affectedPaths({ kind: 'category', id: 3, isListed: true }, inventory).names).toContain('categories');
    expect(affectedPaths({ kind: 'category', id: 3, isListed: true }, inventory).own).toEqual([
      '/category/3',
      '/ar/category/3',
    ]);
  });
});
