import type { Post } from '../forum/posts.ts';
import type { ForumCategory, Topic } from '../forum/topics.ts';
import type { Passage } from './contentSource.ts';

/**
 * What pages take of the forum: only ever of topics that are for everyone. A post is the same for everybody, so that
 * nothing in it is liked by who reads it.
 */
export interface ForumSource {
  /**
   * Of the topics that are written in a language the TOPICS_PAGE that were active last, the pinned ones before the others; of
   * a category or of all.
   */
  forum(language: string, category: ForumCategory | null): Promise<ForumPage>;
  /** What the forum holds, and how many wrote in it of late, as of the last render. */
  forumFigures(): Promise<ForumFigures>;
  /** One topic, or null. */
  topic(id: number, language: string): Promise<TopicPage | null>;
  /** A page (from 1) of a topic's posts, those that are gone included: nothing of them but that they were there. */
  topicPosts(id: number, page: number): Promise<Post[]>;
  /** Every topic, with how many pages it has. */
  topicPages(): Promise<{ id: number; pages: number }[]>;
  /** Every topic whose id is in a shard (from 1), or in the last one that has any; null where there is none. The newest first. */
  topicArchive(shard: number | null): Promise<TopicArchive | null>;
  /** Up to TOPICS_ABOUT open topics about a condition, the newest first. */
  topicsAbout(conditionId: number): Promise<TopicLink[]>;
  /** Up to FEED_ENTRIES topics that are written in `language`, the newest first; of a category or of all. */
  newTopics(language: string, category: ForumCategory | null): Promise<Topic[]>;
  /** Up to FEED_ENTRIES posts of a topic that readers have, the newest first. */
  newPosts(topicId: number): Promise<Post[]>;
  /** Numbers of the site-map shards that have a topic, ascending; see SITEMAP_SHARD. */
  topicShards(): Promise<number[]>;
  /** The topics of one shard (from 1), by id, each with the language that it is written in and its number of pages. */
  topicShard(shard: number): Promise<{ id: number; language: string; pages: number }[]>;
}

export type ForumPage = {
  topics: Topic[];
  /** Where these are all: the last active ones in other languages. */
  others: Topic[];
  /** Where the page after it begins; null where this is all. */
  nextCursor: string | null;
};

/** `activeMembers`: who wrote something in the last 30 days. */
export type ForumFigures = { topics: number; posts: number; activeMembers: number };

export type TopicArchive = {
  topics: ArchivedTopic[];
  /** The shard with the topics that were begun before these; null where these are the first. */
  older: number | null;
};

/** Without what changes with its posts: an archive stays as it is. */
export type ArchivedTopic = Pick<Topic, 'id' | 'title' | 'language' | 'categoryType' | 'createdAt'>;

export type TopicLink = Pick<Topic, 'id' | 'title' | 'language'>;

/** Without its figures: each of its pages would be another one with every post. */
export type PageTopic = Omit<Topic, 'postCount' | 'lastPostAt' | 'likesCount'>;

export type TopicPage = {
  topic: PageTopic;
  pages: number;
  /** The condition that it is about, while that has a page. */
  about: { id: number; name: Passage<string> } | null;
};
