import type { ForumCategory } from '@common-ground/api/contracts/forum/topics.ts';
import type { PageSlug } from '@common-ground/api/contracts/pages/pages.ts';

/**
 * Names of what a page can show. A page's dependencies are the names that its content source handed out while it was
 * rendered; a change names the ones it touches; the pages between them are rendered again.
 */
export const dependency = {
  /** The set of categories and their order. */
  categories: () => 'categories',
  category: (id: number) => `category:${id}`,
  /** Name or description of a category as its own record has them, where no translation stands in their place. */
  categoryText: (id: number) => `category-text:${id}`,
  categoryIn: (id: number, language: string) => `category:${id}:${language}`,
  /** How many published conditions a category has. */
  count: (id: number) => `count:${id}`,
  /** Which published conditions a category has. */
  list: (id: number) => `list:${id}`,
  featured: () => 'featured',
  condition: (id: number) => `condition:${id}`,
  conditionIn: (id: number, language: string) => `condition:${id}:${language}`,
  /** The name of a condition alone, which other conditions lead to it by. */
  name: (id: number) => `name:${id}`,
  nameIn: (id: number, language: string) => `name:${id}:${language}`,
  /** Which learning paths are open. */
  learningPaths: () => 'learning-paths',
  /** What a learning path is in every language: its modules, their order, its prerequisites. */
  learningPath: (id: number) => `learning-path:${id}`,
  /** All of its texts in one language, in which it is whole or not offered. */
  learningPathIn: (id: number, language: string) => `learning-path:${id}:${language}`,
  /** In which languages it is whole. */
  learningPathLanguages: (id: number) => `learning-path-languages:${id}`,
  /** Which questions a module asks. */
  learningModule: (id: number) => `learning-module:${id}`,
  /** Which topics were active last, in a language or in all, of a category or of all, and what lists say of them. */
  topics: (language: string | null, category: ForumCategory | null) =>
    `topics:${language ?? 'all'}:${category ?? 'all'}`,
  /** How much the forum holds. */
  forumFigures: () => 'forum-figures',
  /** The newest ones in a language, in order; for feeds. */
  newTopics: (language: string, category: ForumCategory | null) => `new-topics:${language}:${category ?? 'all'}`,
  /** Title, place and state of a topic, and whether it is for everyone. */
  topic: (id: number) => `topic:${id}`,
  /** How many pages it has. */
  topicPages: (id: number) => `topic-pages:${id}`,
  /** Any of its posts; for its feed. */
  topicPosts: (id: number) => `topic-posts:${id}`,
  /** Somebody who posted. */
  author: (id: number) => `author:${id}`,
  /** Which open topics are about a condition. */
  topicsAbout: (conditionId: number) => `topics-about:${conditionId}`,
  /** Which shards of the site map have a topic. */
  topicShards: () => 'topic-shards',
  topicShard: (shard: number) => `topic-shard:${shard}`,
  /** The help lines of all regions. */
  helpLines: () => 'help-lines',
  /** A page about the site. */
  page: (slug: PageSlug) => `page:${slug}`,
  /** Into which languages a condition is translated. */
  translations: (id: number) => `translations:${id}`,
  /** Which shards of the site map have a condition. */
  shards: () => 'shards',
  /** The conditions of one shard, their languages and dates. One name for all of them: hundreds would be slow to keep. */
  shard: (shard: number) => `shard:${shard}`,
  /** Which conditions changed last in a language. */
  newest: (language: string) => `newest:${language}`,
};
