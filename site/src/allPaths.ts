import { countNamePages } from '@common-ground/api/contracts/encyclopedia/alphabet.ts';
import type { PageSlug } from '@common-ground/api/contracts/pages/pages.ts';
import {
  feedPath,
  forumFeedPath,
  PAGES_SITEMAP_PATH,
  ROBOTS_PATH,
  SITEMAP_PATH,
  sitemapShardPath,
  topicFeedPath,
  topicShardPath,
  toShard,
  webManifestPath,
} from './filePaths.ts';
import {
  categoryPath,
  conditionPath,
  forumCategories,
  forumPath,
  homePath,
  learningModulePath,
  learningPathPath,
  namesPath,
  notFoundPath,
  pagePath,
  plainScreens,
  RECORD_SCREENS,
  screenPath,
  tagPath,
  topicArchivePath,
  topicPath,
} from './routes.ts';

export type PathInput = {
  languages: Iterable<string>;
  /** Categories with the number of their pages and of their conditions. */
  categories: Iterable<{ id: number; pages: number; conditions: number }>;
  /** Tags that conditions show, by the language in which they show them. */
  tags: Iterable<{ language: string; slug: string }>;
  conditionIds: Iterable<number>;
  /** Open learning paths, with the ids of their modules. */
  learningPaths: Iterable<{ id: number; moduleIds: readonly number[] }>;
  /** Public topics of the forum, with the number of pages of each. */
  topics: Iterable<{ id: number; pages: number }>;
  pages: Iterable<PageSlug>;
};

/** Yields the paths of pages that need no record. */
export function* basicPaths(languages: Iterable<string>): Generator<string> {
  for (const language of languages) {
    yield homePath(language);
    for (const screen of plainScreens) yield screenPath(screen, language);
    for (const category of forumCategories) yield forumPath(language, category);
    yield notFoundPath(language);
    for (const screen of RECORD_SCREENS) yield notFoundPath(language, screen);
  }
}

/** Yields every path of the site, files for machines last. A list of 100,000 paths would take noticeable memory. */
export function* allPaths({ languages, conditionIds, topics, ...others }: PathInput): Generator<string> {
  const codes = [...languages];
  const shards = new Set<number>();
  const topicIds: number[] = [];
  function* notingShards() {
    for (const id of conditionIds) {
      shards.add(toShard(id));
      yield id;
    }
  }
  function* notingTopics() {
    for (const topic of topics) {
      topicIds.push(topic.id);
      yield topic;
    }
  }
  yield* pagePaths({ languages: codes, conditionIds: notingShards(), topics: notingTopics(), ...others });
  for (const language of codes) {
    yield* [feedPath(language), forumFeedPath(language), webManifestPath(language)];
    for (const category of forumCategories) yield forumFeedPath(language, category);
  }
  for (const id of topicIds) yield topicFeedPath(id);
  for (const shard of new Set(topicIds.map(toShard))) yield topicShardPath(shard);
  yield* [ROBOTS_PATH, SITEMAP_PATH, PAGES_SITEMAP_PATH];
  for (const shard of shards) yield sitemapShardPath(shard);
}

/** Yields the paths of all pages for people. */
export function* pagePaths({
  languages,
  categories,
  tags,
  conditionIds,
  learningPaths,
  topics,
  pages,
}: PathInput): Generator<string> {
  const codes = [...languages];
  yield* basicPaths(codes);
  for (const slug of pages) for (const language of codes) yield pagePath(slug, language);
  let all = 0;
  for (const { id, pages, conditions } of categories) {
    all += conditions;
    for (const language of codes)
      for (let page = 1; page <= Math.max(1, pages); page++) yield categoryPath(id, language, page);
    yield* namePaths(codes, id, conditions);
  }
  yield* namePaths(codes, null, all);
  for (const { language, slug } of tags) yield tagPath(slug, language);
  for (const { id, moduleIds } of learningPaths) {
    for (const language of codes) {
      yield learningPathPath(id, language);
      for (const moduleId of moduleIds) yield learningModulePath(moduleId, language);
    }
  }
  const shards = new Set<number>();
  for (const { id, pages } of topics) {
    shards.add(toShard(id));
    for (const language of codes) for (let page = 1; page <= pages; page++) yield topicPath(id, language, page);
  }
  for (const shard of shards) for (const language of codes) yield topicArchivePath(language, shard);
  for (const id of conditionIds) for (const language of codes) yield conditionPath(id, language);
}

/** Yields the pages of the list A to Z of a category, or of all, which has this number of conditions. */
export function* namePaths(
  languages: Iterable<string>,
  category: number | null,
  conditions: number,
): Generator<string> {
  const pages = countNamePages(conditions);
  for (const language of languages) for (let page = 1; page <= pages; page++) yield namesPath(language, category, page);
}
