import { z } from 'zod';
import { AUDIENCES, FORUM_CATEGORIES } from '../../../contracts/forum/topics.ts';
import { POST_STATES } from '../../../contracts/moderation/moderation.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, defineStatements, findRow, type RowFrom, selectRows } from '../../../platform/statement.ts';
import { WRITER, WRITER_ROW } from './writer.ts';

const FORUM_TOPICS_LOCK = defineStatement({
  name: 'forum-topics-lock',
  row: {
    id: z.number(),
    title: z.string(),
    userId: z.number().nullable(),
    state: z.enum(POST_STATES),
    audience: z.enum(AUDIENCES),
    categoryType: z.enum(FORUM_CATEGORIES),
    isPinned: z.boolean(),
    mergedInto: z.number().nullable(),
    /** Whether a user other than the author has posted in it. */
    isShared: z.boolean(),
    link: z.string(),
  },
  text: `SELECT t.id, t.title, t.created_by_id AS "userId", t.state, t.audience, t.category_type AS "categoryType",
           t.is_pinned IS TRUE AS "isPinned", t.merged_into_id AS "mergedInto",
           EXISTS (SELECT FROM forum_posts p WHERE p.topic_id = t.id AND p.user_id IS DISTINCT FROM t.created_by_id) AS "isShared",
           forum.link(t.id, t.audience::text, 1) AS link
         FROM forum_topics t WHERE t.id = ANY ($1::int[]) ORDER BY t.id FOR NO KEY UPDATE OF t`,
});

export type LockedTopic = RowFrom<typeof FORUM_TOPICS_LOCK>;

/** Locks topics in the order of their ids, so that concurrent moves do not deadlock. Returns those that exist. */
export async function lockTopics(database: Database, ids: number[]): Promise<LockedTopic[]> {
  return selectRows(database, FORUM_TOPICS_LOCK, [ids]);
}

const FORUM_OWN_POST_LOCK = defineStatement({
  name: 'forum-own-post-lock',
  row: {
    ...WRITER_ROW,
    topicId: z.number(),
    number: z.number(),
    state: z.enum(POST_STATES),
    content: z.string(),
    warning: z.string().nullable(),
    title: z.string(),
    isClosed: z.boolean(),
    isFresh: z.boolean(),
    /** Whether the topic has visible posts after its first. */
    isAnswered: z.boolean(),
  },
  text: `SELECT ${WRITER}, p.topic_id AS "topicId", p.number::int AS number, p.state, p.content, p.warning, t.title,
           t.is_locked IS TRUE AS "isClosed", p.created_at > now() - make_interval(hours => $4) AS "isFresh",
           t.post_count > 0 AS "isAnswered"
         FROM forum_posts p JOIN forum_topics t ON t.id = p.topic_id JOIN users u ON u.id = $1
         WHERE p.id = $3 AND p.user_id = $1 AND t.state = 'visible' FOR NO KEY UPDATE OF t, p`,
});

export type LockedPost = RowFrom<typeof FORUM_OWN_POST_LOCK>;

/** Locks the topic and then the post. Null when the post is not the user's or its topic is not visible. */
export async function lockOwnPost(
  database: Database,
  { id, userId, hours }: { id: number; userId: number; hours: number },
): Promise<LockedPost | null> {
  return findRow(database, FORUM_OWN_POST_LOCK, [userId, '', id, hours]);
}

const AUTHORS = defineStatements(['post', 'topic'], (kind) => ({
  name: `forum-${kind}-author`,
  row: { userId: z.number().nullable() },
  text:
    kind === 'post'
      ? 'SELECT user_id AS "userId" FROM forum_posts WHERE id = $1'
      : 'SELECT created_by_id AS "userId" FROM forum_topics WHERE id = $1',
}));

/** Null when the post or topic does not exist. `userId` is null when its author's account is gone. */
export async function selectAuthor(
  database: Database,
  { kind, id }: { kind: 'post' | 'topic'; id: number },
): Promise<{ userId: number | null } | null> {
  return findRow(database, AUTHORS[kind], [id]);
}
