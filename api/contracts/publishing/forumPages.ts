import type { Passage } from '../encyclopedia/languages.ts';
import type { Post } from '../forum/posts.ts';
import type { ForumCategory, Topic } from '../forum/topics.ts';

/** Content of the forum for pages: topics for everyone only. Posts are the same for all readers: `isLiked` is false. */
export interface ForumSource {
  /** Returns the TOPICS_PAGE last active topics in a language, pinned ones first; of all categories when null. */
  forum(language: string, category: ForumCategory | null): Promise<ForumPage>;
  forumFigures(): Promise<ForumFigures>;
  topic(id: number, language: string): Promise<TopicPage | null>;
  /** Returns one page (from 1) of a topic's posts. A post that is gone is included without its content. */
  topicPosts(id: number, page: number): Promise<Post[]>;
  topicPages(): Promise<{ id: number; pages: number }[]>;
  /** Returns the topics of a shard, newest first; of the last shard for null. Null when a given shard has no topics. */
  topicArchive(shard: number | null): Promise<TopicArchive | null>;
  /** Returns up to MAX_TOPICS_ABOUT_CONDITION open topics, the newest first. */
  topicsAbout(conditionId: number): Promise<TopicLink[]>;
  /** Returns up to FEED_ENTRIES topics in `language`, the newest first; of all categories when null. */
  newTopics(language: string, category: ForumCategory | null): Promise<Topic[]>;
  /** Returns up to FEED_ENTRIES visible posts, the newest first. */
  newPosts(topicId: number): Promise<Post[]>;
  /** Returns the numbers of the site maps that have a topic, ascending; see SITEMAP_SHARD_SIZE. */
  topicShards(): Promise<number[]>;
  topicShard(shard: number): Promise<{ id: number; language: string; pages: number }[]>;
}

export type ForumPage = {
  topics: Topic[];
  /** Last active topics in other languages when `topics` is complete; empty otherwise. */
  others: Topic[];
  /** Cursor of the next page; null when `topics` is complete. */
  nextCursor: string | null;
};

export type ForumFigures = { topics: number; posts: number; activeMembers: number };

export type TopicArchive = {
  topics: ArchivedTopic[];
  /** Number of the shard with the next older topics; null when there are none. */
  older: number | null;
};

/** Without what changes with each post, so that an archive page stays the same. */
export type ArchivedTopic = Pick<Topic, 'id' | 'title' | 'language' | 'categoryType' | 'createdAt'>;

export type TopicLink = Pick<Topic, 'id' | 'title' | 'language'>;

/** Without figures that change with posts and likes, because all pages of a topic would change with them. */
export type PageTopic = Omit<Topic, 'postCount' | 'lastPostAt' | 'likesCount'>;

export type TopicPage = {
  topic: PageTopic;
  pages: number;
  /** Condition that the topic is about; null when there is none, or it has no page. */
  about: { id: number; name: Passage<string> } | null;
};
