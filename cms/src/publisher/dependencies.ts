import type { ForumCategory } from '@common-ground/api/contracts/forum/topics.ts';
import type { PageSlug } from '@common-ground/api/contracts/pages/pages.ts';

/**
 * Names of contents that pages show. A page is rendered again when a change has one of the names that were noted while
 * the page was rendered.
 */
export const dependency = {
  /** The existing categories and their order. */
  categories: () => 'categories',
  category: (id: number) => `category:${id}`,
  /** Name or description of the category's own record, where a page shows no translation of it. */
  categoryText: (id: number) => `category-text:${id}`,
  categoryIn: (id: number, language: string) => `category:${id}:${language}`,
  count: (id: number) => `count:${id}`,
  list: (id: number) => `list:${id}`,
  featured: () => 'featured',
  condition: (id: number) => `condition:${id}`,
  conditionIn: (id: number, language: string) => `condition:${id}:${language}`,
  /** The name alone, which pages of other conditions and of forum topics show. */
  name: (id: number) => `name:${id}`,
  nameIn: (id: number, language: string) => `name:${id}:${language}`,
  /** Names and other names of all conditions, as lists A to Z show them in a language. */
  names: (language: string) => `names:${language}`,
  /** Tags that conditions show in a language. */
  tags: (language: string) => `tags:${language}`,
  learningPaths: () => 'learning-paths',
  /** Modules of a path, their order and its prerequisites, which all languages share. */
  learningPath: (id: number) => `learning-path:${id}`,
  learningPathIn: (id: number, language: string) => `learning-path:${id}:${language}`,
  learningPathLanguages: (id: number) => `learning-path-languages:${id}`,
  /** Questions of a module. */
  learningModule: (id: number) => `learning-module:${id}`,
  /** Topics that were active last, and what lists show of them. Null: all languages or categories. */
  topics: (language: string | null, category: ForumCategory | null) =>
    `topics:${language ?? 'all'}:${category ?? 'all'}`,
  forumFigures: () => 'forum-figures',
  newTopics: (language: string, category: ForumCategory | null) => `new-topics:${language}:${category ?? 'all'}`,
  /** Title, place and state of a topic, and whether it is for everyone. */
  topic: (id: number) => `topic:${id}`,
  topicPages: (id: number) => `topic-pages:${id}`,
  /** Any post of the topic, for its feed. */
  topicPosts: (id: number) => `topic-posts:${id}`,
  author: (id: number) => `author:${id}`,
  topicsAbout: (conditionId: number) => `topics-about:${conditionId}`,
  /** Shards of the site map that have topics. */
  topicShards: () => 'topic-shards',
  topicShard: (shard: number) => `topic-shard:${shard}`,
  helpLines: () => 'help-lines',
  page: (slug: PageSlug) => `page:${slug}`,
  translations: (id: number) => `translations:${id}`,
  /** Shards of the site map that have conditions. */
  shards: () => 'shards',
  /** Conditions of a shard with languages and dates. One name for all: storing hundreds would be slow. */
  shard: (shard: number) => `shard:${shard}`,
  newest: (language: string) => `newest:${language}`,
};
