import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { toSlug } from '@common-ground/api/contracts/encyclopedia/slug.ts';
import {
  categoryPath,
  conditionPath,
  learningModulePath,
  learningPathPath,
  namePaths,
  pagePath,
  screenPath,
  sitemapShardPath,
  tagPath,
  topicArchivePath,
  topicFeedPath,
  topicPath,
  topicShardPath,
  toShard,
} from '@common-ground/site/renderer';
import type { ContentChange, TopicChange } from './change.ts';
import { dependency } from './dependencies.ts';
import type { TouchedEntry } from './marks.ts';
import { pagesFor } from './SqlContentSource.ts';

/** Codes of the active languages by id, and the number of published conditions of each category by its id. */
export type Inventory = {
  languages: ReadonlyMap<number, string>;
  categoryTotals: ReadonlyMap<number, number>;
};

export type Affected = {
  own: string[];
  /** Other pages that show the record, whether they depend on it or not. */
  others: string[];
  /** Dependencies that changed. Pages that have one of them are rendered again. */
  names: string[];
  /** Names on which very many pages may depend. */
  wideNames: string[];
  /** Conditions whose neighbours in a category may list them as related from now on. */
  relatedTo: { conditionId: number; categoryId: number }[];
  entries: TouchedEntry[];
  counted: string[];
};

/** Returns the pages that show a change. The caller looks up those that depend on `names`. */
export function affectedPaths(
  change: Exclude<ContentChange, { kind: 'everything' | 'rebuild' }>,
  inventory: Inventory,
): Affected {
  const languages = [...inventory.languages.values()];
  switch (change.kind) {
    case 'category':
      return {
        ...NOTHING,
        own: [categoryPath(change.id, DEFAULT_LANGUAGE)],
        others: change.isTextOnly ? [] : categoryPaths(change.id, inventory),
        wideNames: change.isTextOnly
          ? [dependency.categoryText(change.id)]
          : [dependency.category(change.id), ...(change.isListed ? [dependency.categories()] : [])],
        entries: languages.map((language) => ({ language, conditionId: 'file' })),
      };
    case 'category-translation': {
      const code = inventory.languages.get(change.language);
      if (code === undefined) return NOTHING;
      return {
        ...NOTHING,
        own: [categoryPath(change.id, code)],
        wideNames: [dependency.categoryIn(change.id, code)],
        entries: [{ language: code, conditionId: 'file' }],
      };
    }
    case 'condition-translation': {
      const code = inventory.languages.get(change.language);
      if (code === undefined) return NOTHING;
      if (change.isNote) return { ...NOTHING, others: [conditionPath(change.id, code)] };
      return {
        ...NOTHING,
        own: [conditionPath(change.id, code)],
        others: toTagPaths(change.tags, [code]),
        names: [
          dependency.conditionIn(change.id, code),
          ...(change.isNamed ? [dependency.nameIn(change.id, code)] : []),
          dependency.shard(toShard(change.id)),
          dependency.newest(code),
          ...(change.isListed ? [dependency.translations(change.id)] : []),
        ],
        wideNames: browseNames(change, [code]),
        entries: [{ language: code, conditionId: change.id }],
      };
    }
    case 'search-terms': {
      const code = inventory.languages.get(change.language);
      if (code === undefined) return NOTHING;
      // Lists A to Z leave out other names that are search terms.
      return { ...NOTHING, wideNames: [dependency.names(code)], entries: [{ language: code, conditionId: change.id }] };
    }
    case 'page':
      return {
        ...NOTHING,
        own: languages.map((language) => pagePath(change.slug, language)),
        names: [dependency.page(change.slug)],
      };
    case 'help-lines': {
      const own = languages.map((language) => screenPath('helpLines', language));
      return { ...NOTHING, own, names: [dependency.helpLines()] };
    }
    case 'sign-off':
      return {
        ...NOTHING,
        others: languages.map((language) => conditionPath(change.id, language)),
        entries: languages.map((language) => ({ language, conditionId: change.id })),
      };
    case 'correction':
      return {
        ...NOTHING,
        others: languages.map((language) => conditionPath(change.id, language)),
        names: languages.map(dependency.newest),
      };
    case 'path-rating':
      return { ...NOTHING, others: languages.map((language) => learningPathPath(change.id, language)) };
    case 'learning-path':
    case 'learning-path-text':
      return affectedByPath(change, languages);
    case 'learning-module':
      return {
        ...NOTHING,
        own: languages.map((language) => learningModulePath(change.id, language)),
        names: [dependency.learningModule(change.id), ...change.paths.map(dependency.learningPath)],
      };
    case 'condition':
      return affectedByCondition(change, inventory);
    case 'forum-topic':
      return affectedByTopic(change, languages);
    case 'forum-post':
      return {
        ...NOTHING,
        ...ownFirst(languages, change.language, (language) => topicPath(change.id, language, change.page)),
        names: [dependency.topicPosts(change.id)],
      };
    case 'forum-likes':
      return { ...NOTHING, counted: languages.map((language) => topicPath(change.id, language, change.page)) };
    case 'forum-author':
      return { ...NOTHING, wideNames: [dependency.author(change.id), dependency.forumFigures()] };
    case 'forum-figures':
      return { ...NOTHING, names: [dependency.forumFigures()] };
  }
}

function affectedByCondition(change: Extract<ContentChange, { kind: 'condition' }>, inventory: Inventory): Affected {
  const { id, isListed, isNamed, categories, tags } = change;
  const languages = [...inventory.languages.values()];
  const shard = toShard(id);
  const affected: Affected = {
    ...NOTHING,
    own: [conditionPath(id, DEFAULT_LANGUAGE)],
    others: [
      ...languages.filter((code) => code !== DEFAULT_LANGUAGE).map((code) => conditionPath(id, code)),
      ...toTagPaths(tags, languages),
    ],
    names: [
      dependency.condition(id),
      ...(isNamed ? [dependency.name(id)] : []),
      dependency.shard(shard),
      dependency.newest(DEFAULT_LANGUAGE),
    ],
    wideNames: browseNames(change, languages),
    entries: languages.map((language) => ({ language, conditionId: id })),
  };
  if (!isListed) return affected;
  return {
    ...affected,
    others: [
      ...affected.others,
      ...categories.flatMap((category) => categoryPaths(category, inventory)),
      ...namePaths(
        languages,
        null,
        inventory.categoryTotals.values().reduce((sum, total) => sum + total, 0),
      ),
      sitemapShardPath(shard),
    ],
    names: [
      ...affected.names,
      ...categories.flatMap((category) => [dependency.list(category), dependency.count(category)]),
      ...[dependency.featured(), dependency.shards(), ...languages.map(dependency.newest)],
    ],
    relatedTo: categories.map((categoryId) => ({ conditionId: id, categoryId })),
  };
}

type PathChange = Extract<ContentChange, { kind: 'learning-path' | 'learning-path-text' }>;

/** Names the pages of the path and of its modules, because those that do not exist yet have no dependencies. */
function affectedByPath(change: PathChange, languages: string[]): Affected {
  const { id, isListed } = change;
  const isText = change.kind === 'learning-path-text';
  if (isText && !languages.includes(change.language)) return NOTHING;
  // A text in another language than the default one neither opens nor closes the path.
  const isOpening = isListed && (!isText || change.language === DEFAULT_LANGUAGE);
  const shownIn = isText && !isOpening ? [change.language] : languages;
  return {
    ...NOTHING,
    own: shownIn.map((language) => learningPathPath(id, language)),
    others: change.modules.flatMap((module) => shownIn.map((language) => learningModulePath(module, language))),
    names: [
      isText ? dependency.learningPathIn(id, change.language) : dependency.learningPath(id),
      ...(isText && isListed ? [dependency.learningPathLanguages(id)] : []),
      ...(isOpening ? [dependency.learningPaths()] : []),
    ],
  };
}

/** Covers lists and all pages of a topic. The page of a changed post has a change of its own (`forum-post`). */
function affectedByTopic(change: TopicChange, languages: string[]): Affected {
  const { id, isHead, isExcerpt, isLonger, pages, categories } = change;
  const lists = [null, ...categories];
  const names = [
    ...[null, ...change.languages].flatMap((language) => lists.map((list) => dependency.topics(language, list))),
    ...(isHead || isExcerpt ? [dependency.topic(id)] : []),
    ...(isLonger ? [dependency.topicPages(id), dependency.topicShard(toShard(id))] : []),
  ];
  if (!isHead && !isExcerpt) return { ...NOTHING, names };
  const feeds = change.languages.flatMap((language) => lists.map((list) => dependency.newTopics(language, list)));
  if (!isHead) return { ...NOTHING, names: [...names, ...feeds] };
  const shard = toShard(id);
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  const byPage = all.map((page) => ownFirst(languages, change.language, (language) => topicPath(id, language, page)));
  return {
    ...NOTHING,
    own: byPage.flatMap(({ own }) => own),
    others: [
      ...byPage.flatMap(({ others }) => others),
      ...languages.map((language) => topicArchivePath(language, shard)),
      topicFeedPath(id),
      topicShardPath(shard),
    ],
    names: [
      ...names,
      ...feeds,
      ...change.conditions.map(dependency.topicsAbout),
      dependency.topicShards(),
      dependency.topicShard(shard),
    ],
  };
}

/** Puts the page in the topic's own language first, because most readers use it. */
function ownFirst(languages: string[], own: string, path: (language: string) => string) {
  const others = languages.filter((language) => language !== own);
  return { own: others.length < languages.length ? [path(own)] : [], others: others.map(path) };
}

const NOTHING: Affected = {
  own: [],
  others: [],
  names: [],
  wideNames: [],
  relatedTo: [],
  entries: [],
  counted: [],
};

/** Returns the pages of a category and of its list A to Z. */
function categoryPaths(id: number, { languages, categoryTotals }: Inventory): string[] {
  const total = categoryTotals.get(id) ?? 0;
  const pages = [...languages.values()].flatMap((language) =>
    Array.from({ length: pagesFor(total) }, (_, index) => categoryPath(id, language, index + 1)),
  );
  return [...pages, ...namePaths(languages.values(), id, total)];
}

/** Returns the page of each tag in each language. A tag without letters and digits has none. */
export function toTagPaths(tags: string[], languages: string[]): string[] {
  const slugs = new Set(tags.map(toSlug));
  slugs.delete('');
  return languages.flatMap((language) => [...slugs].map((slug) => tagPath(slug, language)));
}

type Browsed = { isNamed: boolean; tags: string[] };

/** Returns the dependencies of lists that show names or tags of all conditions. */
function browseNames({ isNamed, tags }: Browsed, languages: string[]): string[] {
  return languages.flatMap((language) => [
    ...(isNamed ? [dependency.names(language)] : []),
    ...(tags.length > 0 ? [dependency.tags(language)] : []),
  ]);
}
