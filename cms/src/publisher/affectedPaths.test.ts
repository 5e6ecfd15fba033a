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
};
const NOTHING = { own: [], others: [], names: [], isWide: false, relatedTo: [], entries: [] };

describe('a condition', () => {
  it('that was reworded is rendered in every language, with the pages that noted it', () => {
    expect(affectedPaths({ kind: 'condition', id: 7, isListed: false, categories: [1] }, inventory)).toEqual({
      own: ['/condition/7'],
      others: ['/ar/condition/7'],
      names: ['condition:7', 'shard:1', 'newest:en'],
      isWide: false,
      relatedTo: [],
      entries: [
        { language: 'en', conditionId: 7 },
        { language: 'ar', conditionId: 7 },
      ],
    });
  });

  it('that is listed anew brings its category, every page of it, home, and its neighbours', () => {
    const { own, others, names, relatedTo } = affectedPaths(
      { kind: 'condition', id: 7, isListed: true, categories: [1] },
      inventory,
    );
    expect(own).toEqual(['/condition/7']);
    expect(others).toEqual([
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
    const { others, names } = affectedPaths(
      { kind: 'condition', id: 7, isListed: true, categories: [1, 2] },
      inventory,
    );
    expect(others).toEqual(expect.arrayContaining(['/category/1', '/category/2', '/ar/category/2']));
    expect(names).toEqual(expect.arrayContaining(['list:1', 'count:1', 'list:2', 'count:2']));
  });
});

describe('a translation', () => {
  it('touches the pages in its own language alone', () => {
    const change = { kind: 'condition-translation', id: 7, language: 2, isListed: false } as const;
    expect(affectedPaths(change, inventory)).toEqual({
      ...NOTHING,
      own: ['/ar/condition/7'],
      names: ['condition:7:ar', 'shard:1', 'newest:ar'],
      entries: [{ language: 'ar', conditionId: 7 }],
    });
  });

  it('that comes or goes changes what the other languages say of it', () => {
    const change = { kind: 'condition-translation', id: 7, language: 2, isListed: true } as const;
    expect(affectedPaths(change, inventory).names).toContain('translations:7');
  });

  it('into a language that is switched off touches nothing', () => {
    expect(affectedPaths({ kind: 'condition-translation', id: 7, language: 9, isListed: true }, inventory)).toEqual(
      NOTHING,
    );
    expect(affectedPaths({ kind: 'category-translation', id: 1, language: 9 }, inventory)).toEqual(NOTHING);
  });
});

describe('a page about the site', () => {
  it('that was reworded is rendered in every language, and no other page is', () => {
    expect(affectedPaths({ kind: 'page', slug: 'privacy', isListed: false }, inventory)).toEqual({
      ...NOTHING,
      own: ['/privacy', '/ar/privacy'],
      names: ['page:privacy'],
    });
  });
});

describe('a learning path', () => {
  it('has no page of its own yet, and shows where the list of them was noted', () => {
    expect(affectedPaths({ kind: 'learning-paths' }, inventory)).toEqual({ ...NOTHING, names: ['learning-paths'] });
  });
});

describe('a category', () => {
  const change = { kind: 'category', id: 2, isListed: false, isTextOnly: false } as const;

  it('that looks different brings its pages in every language, and those that noted it, which may be many', () => {
    const { own, others, names, isWide } = affectedPaths(change, inventory);
    expect(own).toEqual(['/category/2']);
    expect(others).toEqual(['/category/2', '/ar/category/2']);
    expect(names).toEqual(['category:2']);
    expect(isWide).toBe(true);
  });

  it('of which a text alone changed leaves out the pages that show it in another language', () => {
    expect(affectedPaths({ ...change, isTextOnly: true }, inventory)).toEqual({
      ...NOTHING,
      own: ['/category/2'],
      names: ['category-text:2'],
      isWide: true,
    });
  });

  it('that is new or gone is on every list of categories', () => {
    const { others, names } = affectedPaths({ ...change, id: 3, isListed: true }, inventory);
    expect(names).toContain('categories');
    expect(others).toEqual(['/category/3', '/ar/category/3']);
  });
});
