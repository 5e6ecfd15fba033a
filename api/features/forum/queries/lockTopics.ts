import type { Audience, ForumCategory } from '../../../contracts/forum/topics.ts';
import type { PostState } from '../../../contracts/moderation/moderation.ts';
import { type Database, findRow, selectRows } from '../../../platform/Database.ts';
import { WRITER } from './writer.ts';

export type LockedTopic = {
  id: number;
  title: string;
  userId: number | null;
  state: PostState;
  audience: Audience;
  categoryType: ForumCategory;
  isPinned: boolean;
  mergedInto: number | null;
  /** Whether a user other than the author has posted in it. */
  isShared: boolean;
  link: string;
};

/** Locks topics in the order of their ids, so that concurrent moves do not deadlock. Returns those that exist. */
export async function lockTopics(database: Database, ids: number[]): Promise<LockedTopic[]> {
  return selectRows<LockedTopic>(database, {
    name: 'forum-topics-lock',
    text: `SELECT t.id, t.title, t.created_by_id AS "userId", t.state, t.audience, t.category_type AS "categoryType",
             t.is_pinned IS TRUE AS "isPinned", t.merged_into_id AS "mergedInto",
             EXISTS (SELECT FROM forum_posts p WHERE p.topic_id = t.id AND p.user_id IS DISTINCT FROM t.created_by_id) AS "isShared",
             forum.link(t.id, t.audience::text, 1) AS link
           FROM forum_topics t WHERE t.id = ANY ($1::int[]) ORDER BY t.id FOR NO KEY UPDATE OF t`,
    values: [ids],
  });
}

export type LockedPost = {
  topicId: number;
  number: number;
  state: PostState;
  content: string;
  warning: string | null;
  title: string;
  isClosed: boolean;
  isFresh: boolean;
  /** Whether the limits for new accounts apply to the user. */
  isNew: boolean;
  /** Whether the topic has visible posts after its first. */
  isAnswered: boolean;
};

/** Locks the topic and then the post. Null when the post is not the user's or its topic is not visible. */
export async function lockOwnPost(
  database: Database,
  { id, userId, hours }: { id: number; userId: number; hours: number },
): Promise<LockedPost | null> {
  return findRow<LockedPost>(database, {
    name: 'forum-own-post-lock',
    text: `SELECT ${WRITER}, p.topic_id AS "topicId", p.number::int AS number, p.state, p.content, p.warning, t.title,
             t.is_locked IS TRUE AS "isClosed", p.created_at > now() - make_interval(hours => $4) AS "isFresh",
             t.post_count > 0 AS "isAnswered"
           FROM forum_posts p JOIN forum_topics t ON t.id = p.topic_id JOIN users u ON u.id = $1
           WHERE p.id = $3 AND p.user_id = $1 AND t.state = 'visible' FOR NO KEY UPDATE OF t, p`,
    values: [userId, '', id, hours],
  });
}

/** Null when the post or topic does not exist. `userId` is null when its author's account is gone. */
export async function selectAuthor(
  database: Database,
  { kind, id }: { kind: 'post' | 'topic'; id: number },
): Promise<{ userId: number | null } | null> {
  const [column, table] = kind === 'post' ? ['user_id', 'forum_posts'] : ['created_by_id', 'forum_topics'];
  return findRow<{ userId: number | null }>(database, {
    name: `forum-${kind}-author`,
    text: `SELECT ${column} AS "userId" FROM ${table} WHERE id = $1`,
    values: [id],
  });
}
