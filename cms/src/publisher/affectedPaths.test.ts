import { allPaths } from '@common-ground/site/renderer';
import { expect, it } from 'vitest';
import { type Affected, affectedPaths, type Inventory } from './affectedPaths.ts';

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
const NOTHING: Affected = { own: [], others: [], names: [], isWide: false, relatedTo: [], entries: [], counted: [] };
const condition = { kind: 'condition' as const, id: 7, isListed: false, isNamed: false, categories: [1] };
const translation = { kind: 'condition-translation', id: 7, language: 2, isListed: false, isNamed: false } as const;
const category = { kind: 'category', id: 2, isListed: false, isTextOnly: false } as const;

const reworded: Affected = {
  ...NOTHING,
  own: ['/condition/7'],
  others: ['/ar/condition/7'],
  names: ['condition:7', 'shard:1', 'newest:en'],
  entries: [
    { language: 'en', conditionId: 7 },
    { language: 'ar', conditionId: 7 },
  ],
};
const translated: Affected = {
  ...NOTHING,
  own: ['/ar/condition/7'],
  names: ['condition:7:ar', 'shard:1', 'newest:ar'],
  entries: [{ language: 'ar', conditionId: 7 }],
};
const shelf1 = ['/category/1', '/category/1/page/2', '/ar/category/1', '/ar/category/1/page/2'];
const everyList = ['featured', 'shards', 'newest:en', 'newest:ar'];

const CASES: [what: string, change: Parameters<typeof affectedPaths>[0], affected: Affected][] = [
  ['a condition that was reworded: every language, and the pages that noted it', condition, reworded],
  [
    'a help line: the page of all of them, in every language',
    { kind: 'help-lines' },
    { ...NOTHING, own: ['/help-lines', '/ar/help-lines'], names: ['help-lines'] },
  ],
  [
    'what readers are told of a correction: its own pages, and feeds',
    { kind: 'correction', id: 7 },
    { ...NOTHING, others: ['/condition/7', '/ar/condition/7'], names: ['newest:en', 'newest:ar'] },
  ],
  [
    'a condition that was renamed: also where nothing but its name is shown',
    { ...condition, isNamed: true },
    { ...reworded, names: ['condition:7', 'name:7', 'shard:1', 'newest:en'] },
  ],
  [
    'a translation with another name: the same, in its own language',
    { ...translation, isNamed: true },
    { ...translated, names: ['condition:7:ar', 'name:7:ar', 'shard:1', 'newest:ar'] },
  ],
  [
    'a condition that is listed anew: its category, every page of it, home, and its neighbours',
    { ...condition, isListed: true },
    {
      ...reworded,
      others: [...reworded.others, ...shelf1, '/sitemaps/1.xml'],
      names: [...reworded.names, 'list:1', 'count:1', ...everyList],
      relatedTo: [{ conditionId: 7, categoryId: 1 }],
    },
  ],
  [
    'a condition that moved: the shelf it left and the one it came to',
    { ...condition, isListed: true, categories: [1, 2] },
    {
      ...reworded,
      others: [...reworded.others, ...shelf1, '/category/2', '/ar/category/2', '/sitemaps/1.xml'],
      names: [...reworded.names, 'list:1', 'count:1', 'list:2', 'count:2', ...everyList],
      relatedTo: [
        { conditionId: 7, categoryId: 1 },
        { conditionId: 7, categoryId: 2 },
      ],
    },
  ],
  ['a translation: the pages in its own language alone', translation, translated],
  [
    'a translation that comes or goes: what the other languages say of it',
    { ...translation, isListed: true },
    { ...translated, names: [...translated.names, 'translations:7'] },
  ],
  ['a translation into a language that is switched off', { ...translation, language: 9, isListed: true }, NOTHING],
  ['a category in a language that is switched off', { kind: 'category-translation', id: 1, language: 9 }, NOTHING],
  [
    'a page about the site that was reworded: every language, and no other page',
    { kind: 'page', slug: 'privacy', isListed: false },
    { ...NOTHING, own: ['/privacy', '/ar/privacy'], names: ['page:privacy'] },
  ],
  [
    'a rating of a learning path: the pages of the path alone',
    { kind: 'path-rating', id: 3 },
    { ...NOTHING, others: ['/learning/paths/3', '/ar/learning/paths/3'] },
  ],
  [
    'a learning path with other modules or prerequisites: its pages, and those that noted it',
    { kind: 'learning-path', id: 3, isListed: false, modules: [] },
    { ...NOTHING, own: ['/learning/paths/3', '/ar/learning/paths/3'], names: ['learning-path:3'] },
  ],
  [
    'a learning path that opens: the pages of its modules, and the list',
    { kind: 'learning-path', id: 3, isListed: true, modules: [31] },
    {
      ...NOTHING,
      own: ['/learning/paths/3', '/ar/learning/paths/3'],
      others: ['/learning/modules/31', '/ar/learning/modules/31'],
      names: ['learning-path:3', 'learning-paths'],
    },
  ],
  [
    'texts of a learning path: the pages in that language',
    { kind: 'learning-path-text', id: 3, language: 'ar', isListed: false, modules: [] },
    { ...NOTHING, own: ['/ar/learning/paths/3'], names: ['learning-path:3:ar'] },
  ],
  [
    'a language that a learning path comes in: what the others say of it as well',
    { kind: 'learning-path-text', id: 3, language: 'ar', isListed: true, modules: [31] },
    {
      ...NOTHING,
      own: ['/ar/learning/paths/3'],
      others: ['/ar/learning/modules/31'],
      names: ['learning-path:3:ar', 'learning-path-languages:3'],
    },
  ],
  [
    'the source text of a learning path, which opens it',
    { kind: 'learning-path-text', id: 3, language: 'en', isListed: true, modules: [] },
    {
      ...NOTHING,
      own: ['/learning/paths/3', '/ar/learning/paths/3'],
      names: ['learning-path:3:en', 'learning-path-languages:3', 'learning-paths'],
    },
  ],
  [
    'texts of a learning path in a language that is switched off',
    { kind: 'learning-path-text', id: 3, language: 'fr', isListed: true, modules: [31] },
    NOTHING,
  ],
  [
    'a module or its questions: its pages, and those of its path',
    { kind: 'learning-module', id: 31, paths: [3] },
    {
      ...NOTHING,
      own: ['/learning/modules/31', '/ar/learning/modules/31'],
      names: ['learning-module:31', 'learning-path:3'],
    },
  ],
  [
    'a category that looks different: its pages in every language, and those that noted it, which may be many',
    category,
    {
      ...NOTHING,
      own: ['/category/2'],
      others: ['/category/2', '/ar/category/2'],
      names: ['category:2'],
      isWide: true,
    },
  ],
  [
    'a category of which a text alone changed, without the pages that show it in another language',
    { ...category, isTextOnly: true },
    { ...NOTHING, own: ['/category/2'], names: ['category-text:2'], isWide: true },
  ],
  [
    'a category that is new or gone: every list of categories',
    { ...category, id: 3, isListed: true },
    {
      ...NOTHING,
      own: ['/category/3'],
      others: ['/category/3', '/ar/category/3'],
      names: ['category:3', 'categories'],
      isWide: true,
    },
  ],
];

it.each(CASES)('%s', (_, change, affected) => {
  expect(affectedPaths(change, inventory)).toEqual(affected);
});

const NO_RECORDS = { categories: [], conditionIds: [], learningPaths: [], topics: [], pages: [] };
const topicChange = {
  kind: 'forum-topic',
  id: 101,
  language: 'ar',
  isHead: true,
  isExcerpt: true,
  isLonger: true,
} as const;

// A page that was never rendered has no recorded dependencies, so the change itself must name the pages of a new
// record.
it.each<[what: string, record: Partial<Parameters<typeof allPaths>[0]>, change: Parameters<typeof affectedPaths>[0]]>([
  ['category', { categories: [{ id: 3, pages: 1 }] }, { ...category, id: 3, isListed: true }],
  ['condition', { conditionIds: [7] }, { ...condition, isListed: true }],
  [
    'learning path',
    { learningPaths: [{ id: 3, moduleIds: [31, 32] }] },
    { kind: 'learning-path', id: 3, isListed: true, modules: [31, 32] },
  ],
  [
    'topic of the forum',
    { topics: [{ id: 101, pages: 2 }] },
    { ...topicChange, pages: 2, categories: ['support'], languages: ['ar'], conditions: [] },
  ],
  ['page about the site', { pages: ['privacy'] }, { kind: 'page', slug: 'privacy', isListed: true }],
])('returns all pages and files of a new %s', (_, record, change) => {
  const languages = [...inventory.languages.values()];
  const before = new Set(allPaths({ ...NO_RECORDS, languages }));
  const brought = [...allPaths({ ...NO_RECORDS, languages, ...record })].filter((path) => !before.has(path));
  const { own, others } = affectedPaths(change, inventory);
  expect(brought).not.toEqual([]);
  expect([...own, ...others]).toEqual(expect.arrayContaining(brought));
});

it('returns the pages of a forum topic, and for a post only its own page and the lists', () => {
  const topic = { ...topicChange, pages: 2 };
  const places = { categories: ['support' as const], languages: ['ar'], conditions: [7] };
  const made = affectedPaths({ ...topic, ...places }, inventory);
  expect(made.own).toEqual(['/ar/community/topics/101', '/ar/community/topics/101/2']);
  expect(made.others).toEqual(
    expect.arrayContaining(['/community/topics/101/2', '/ar/community/archive/2', '/sitemaps/topics/2.xml']),
  );
  expect(made.names).toEqual(
    expect.arrayContaining([
      'topics:all:all',
      'topics:ar:support',
      'new-topics:ar:support',
      'topics-about:7',
      'topic:101',
    ]),
  );
  const answered = { ...topic, ...places, isHead: false, isExcerpt: false, isLonger: false, conditions: [] };
  expect(affectedPaths(answered, inventory)).toEqual({
    ...NOTHING,
    names: ['topics:all:all', 'topics:all:support', 'topics:ar:all', 'topics:ar:support'],
  });
  expect(affectedPaths({ kind: 'forum-post', id: 101, language: 'ar', page: 2 }, inventory)).toMatchObject({
    own: ['/ar/community/topics/101/2'],
    names: ['topic-posts:101'],
  });
});
