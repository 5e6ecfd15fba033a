import { CATEGORY_PAGE_SIZE } from '@common-ground/api/contracts/limits.ts';
import { allPaths } from '@common-ground/site/renderer';
import { expect, it } from 'vitest';
import { type Affected, affectedPaths, type Inventory } from './affectedPaths.ts';

const inventory: Inventory = {
  languages: new Map([
    [1, 'en'],
    [2, 'ar'],
  ]),
  categoryTotals: new Map([
    [1, CATEGORY_PAGE_SIZE + 1],
    [2, 1],
  ]),
};
const NOTHING: Affected = { own: [], others: [], names: [], wideNames: [], relatedTo: [], entries: [], counted: [] };
const condition = { kind: 'condition' as const, id: 7, isListed: false, isNamed: false, categories: [1], tags: [] };
const translation = { ...condition, kind: 'condition-translation' as const, language: 2, isNote: false };
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
const searchFiles = ['en', 'ar'].map((language) => ({ language, conditionId: 'file' as const }));
const shelf1 = [
  ...['/category/1', '/category/1/page/2', '/ar/category/1', '/ar/category/1/page/2'],
  ...['/conditions/1', '/ar/conditions/1'],
];
const shelf2 = ['/category/2', '/ar/category/2', '/conditions/2', '/ar/conditions/2'];
const allNames = ['/conditions', '/ar/conditions'];
const modules31 = ['/learning/modules/31', '/ar/learning/modules/31'];
const everyList = ['featured', 'shards', 'newest:en', 'newest:ar'];

const CASES: [what: string, change: Parameters<typeof affectedPaths>[0], affected: Affected][] = [
  ['the pages and search entries of a reworded condition in all languages', condition, reworded],
  [
    'the page of all help lines in every language for a changed help line',
    { kind: 'help-lines' },
    { ...NOTHING, own: ['/help-lines', '/ar/help-lines'], names: ['help-lines'] },
  ],
  [
    'the pages of the condition and the lists of newest conditions for a correction',
    { kind: 'correction', id: 7 },
    { ...NOTHING, others: ['/condition/7', '/ar/condition/7'], names: ['newest:en', 'newest:ar'] },
  ],
  [
    'the search entry and the lists of all names for changed search terms',
    { kind: 'search-terms', id: 7, language: 2 },
    { ...NOTHING, wideNames: ['names:ar'], entries: [{ language: 'ar', conditionId: 7 }] },
  ],
  ['nothing for search terms in a language that is not active', { kind: 'search-terms', id: 7, language: 3 }, NOTHING],
  [
    'also the dependency on the name of a renamed condition, and on all names in every language',
    { ...condition, isNamed: true },
    {
      ...reworded,
      names: ['condition:7', 'name:7', 'shard:1', 'newest:en'],
      wideNames: ['names:en', 'names:ar'],
    },
  ],
  [
    'also the dependency on the name of a renamed translation, and on all names in its language',
    { ...translation, isNamed: true },
    { ...translated, names: ['condition:7:ar', 'name:7:ar', 'shard:1', 'newest:ar'], wideNames: ['names:ar'] },
  ],
  [
    'the pages of the tags of a condition in every language, each once',
    { ...condition, tags: ['Pain', 'pain', 'At work', '!'] },
    {
      ...reworded,
      others: [...reworded.others, '/tag/pain', '/tag/at-work', '/ar/tag/pain', '/ar/tag/at-work'],
      wideNames: ['tags:en', 'tags:ar'],
    },
  ],
  [
    'the pages of the tags of a translation in its language',
    { ...translation, tags: ['ألم'] },
    { ...translated, others: ['/ar/tag/الم'], wideNames: ['tags:ar'] },
  ],
  [
    'only the page of a translation of which only the note about stale entries changed',
    { ...translation, isNote: true },
    { ...NOTHING, others: ['/ar/condition/7'] },
  ],
  [
    'category pages, site map, lists and neighbours for a newly listed condition',
    { ...condition, isListed: true },
    {
      ...reworded,
      others: [...reworded.others, ...shelf1, ...allNames, '/sitemaps/1.xml'],
      names: [...reworded.names, 'list:1', 'count:1', ...everyList],
      relatedTo: [{ conditionId: 7, categoryId: 1 }],
    },
  ],
  [
    'both categories for a condition that was moved to another category',
    { ...condition, isListed: true, categories: [1, 2] },
    {
      ...reworded,
      others: [...reworded.others, ...shelf1, ...shelf2, ...allNames, '/sitemaps/1.xml'],
      names: [...reworded.names, 'list:1', 'count:1', 'list:2', 'count:2', ...everyList],
      relatedTo: [
        { conditionId: 7, categoryId: 1 },
        { conditionId: 7, categoryId: 2 },
      ],
    },
  ],
  ['pages and dependencies in one language for a reworded translation', translation, translated],
  [
    'also the dependency on translations for a published or unpublished translation',
    { ...translation, isListed: true },
    { ...translated, names: [...translated.names, 'translations:7'] },
  ],
  [
    'nothing for a translation of a condition into an inactive language',
    { ...translation, language: 9, isListed: true },
    NOTHING,
  ],
  [
    'nothing for a translation of a category into an inactive language',
    { kind: 'category-translation', id: 1, language: 9 },
    NOTHING,
  ],
  [
    'only the pages of a reworded page about the site, in every language',
    { kind: 'page', slug: 'privacy', isListed: false },
    { ...NOTHING, own: ['/privacy', '/ar/privacy'], names: ['page:privacy'] },
  ],
  [
    'only the pages of the path for a rating of a learning path',
    { kind: 'path-rating', id: 3 },
    { ...NOTHING, others: ['/learning/paths/3', '/ar/learning/paths/3'] },
  ],
  [
    'the pages and dependency of a learning path with other modules or prerequisites',
    { kind: 'learning-path', id: 3, isListed: false, modules: [] },
    { ...NOTHING, own: ['/learning/paths/3', '/ar/learning/paths/3'], names: ['learning-path:3'] },
  ],
  [
    'also the pages of the modules and the list of paths for an opened learning path',
    { kind: 'learning-path', id: 3, isListed: true, modules: [31] },
    {
      ...NOTHING,
      own: ['/learning/paths/3', '/ar/learning/paths/3'],
      others: modules31,
      names: ['learning-path:3', 'learning-paths'],
    },
  ],
  [
    'the page of a learning path in the language of its changed texts',
    { kind: 'learning-path-text', id: 3, language: 'ar', isListed: false, modules: [] },
    { ...NOTHING, own: ['/ar/learning/paths/3'], names: ['learning-path:3:ar'] },
  ],
  [
    'also the dependency on the languages of a learning path in a new language',
    { kind: 'learning-path-text', id: 3, language: 'ar', isListed: true, modules: [31] },
    {
      ...NOTHING,
      own: ['/ar/learning/paths/3'],
      others: ['/ar/learning/modules/31'],
      names: ['learning-path:3:ar', 'learning-path-languages:3'],
    },
  ],
  [
    'pages in every language and the list of paths for a source text that opens a path',
    { kind: 'learning-path-text', id: 3, language: 'en', isListed: true, modules: [] },
    {
      ...NOTHING,
      own: ['/learning/paths/3', '/ar/learning/paths/3'],
      names: ['learning-path:3:en', 'learning-path-languages:3', 'learning-paths'],
    },
  ],
  [
    'nothing for texts of a learning path in an inactive language',
    { kind: 'learning-path-text', id: 3, language: 'fr', isListed: true, modules: [31] },
    NOTHING,
  ],
  [
    'the pages of a module with changed text or questions, and the dependency on its path',
    { kind: 'learning-module', id: 31, paths: [3] },
    { ...NOTHING, own: modules31, names: ['learning-module:31', 'learning-path:3'] },
  ],
  [
    'the pages and search files of a changed category in every language, and a wide dependency',
    category,
    { ...NOTHING, own: ['/category/2'], others: shelf2, wideNames: ['category:2'], entries: searchFiles },
  ],
  [
    'only the English page of a reworded category, and the dependency on its text',
    { ...category, isTextOnly: true },
    { ...NOTHING, own: ['/category/2'], wideNames: ['category-text:2'], entries: searchFiles },
  ],
  [
    'the pages of a new or deleted category, and the dependency on all categories',
    { ...category, id: 3, isListed: true },
    {
      ...NOTHING,
      own: ['/category/3'],
      others: ['/category/3', '/ar/category/3', '/conditions/3', '/ar/conditions/3'],
      wideNames: ['category:3', 'categories'],
      entries: searchFiles,
    },
  ],
];

it.each(CASES)('returns %s', (_, change, affected) => {
  expect(affectedPaths(change, inventory)).toEqual(affected);
});

const NO_RECORDS = { categories: [], tags: [], conditionIds: [], learningPaths: [], topics: [], pages: [] };
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
  ['category', { categories: [{ id: 3, pages: 1, conditions: 0 }] }, { ...category, id: 3, isListed: true }],
  [
    'condition',
    { conditionIds: [7], tags: [{ language: 'ar', slug: 'pain' }] },
    { ...condition, isListed: true, tags: ['Pain'] },
  ],
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
