import { z } from 'zod';
import { FORMER_MEMBER } from '../../../contracts/accounts/personalData.ts';
import { type Post, postSchema } from '../../../contracts/forum/posts.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow, selectRows } from '../../../platform/statement.ts';
import { staffRole } from '../../accounts/queries/standing.ts';
import { postHtml } from '../postHtml.ts';
import type { ForumReader } from './selectTopics.ts';

const ROW = postSchema.omit({ html: true });
type Row = z.infer<typeof ROW>;

/** True when the reader `$1`, null for a guest, may read the topic. */
const isFor = (topic: string) =>
  `${topic}.state = 'visible' AND ($1::int IS NOT NULL OR ${topic}.audience = 'everyone')`;

/** Selects a post at its place, or at the place it was moved from (`m`). Leaves out text that readers may not see. */
const columns = (place: { topic: string; number: string; isHere: string }) => {
  const isShown = `(p.state = 'visible' AND ${place.isHere})`;
  return `p.id, ${place.topic} AS "topicId", ${place.number}::int AS number,
  CASE WHEN ${isShown} THEN a.id END AS "parentPostId",
  CASE WHEN ${isShown} AND a.topic_id = p.topic_id THEN a.number::int END AS "parentNumber",
  CASE WHEN ${isShown} AND a.id IS NOT NULL THEN coalesce(au.display_name, '${FORMER_MEMBER}') END AS "parentName",
  p.user_id AS "userId", coalesce(u.display_name, '${FORMER_MEMBER}') AS "userName", ${staffRole('u')} AS "userRole",
  CASE WHEN ${isShown} THEN p.content ELSE '' END AS content,
  CASE WHEN ${isShown} THEN nullif(p.warning, '') END AS warning, p.is_note IS TRUE AS "isNote",
  CASE WHEN ${isShown} AND p.quote <> '' AND a.state = 'visible' AND ${isFor('at')} THEN json_build_object(
    'postId', a.id, 'topicId', a.topic_id, 'audience', at.audience, 'number', a.number::int, 'text', p.quote,
    'warning', nullif(a.warning, ''), 'userName', coalesce(au.display_name, '${FORMER_MEMBER}')) END AS quote,
  CASE WHEN ${isShown} THEN p.likes_count::int ELSE 0 END AS "likesCount",
  ${isShown} AND EXISTS (SELECT FROM forum.liking l WHERE l.post_id = p.id AND l.user_id = $1) AS "isLiked",
  p.created_at AS "createdAt", CASE WHEN ${isShown} THEN p.edited_at END AS "editedAt", p.state,
  p.state_reason AS "stateReason", NOT ${place.isHere} AS "isMoved",
  CASE WHEN NOT ${place.isHere} AND ${isFor('t')} THEN json_build_object(
    'topicId', p.topic_id, 'audience', t.audience, 'number', p.number::int) END AS "movedTo",
  EXISTS (SELECT FROM forum.block b WHERE b.user_id = $1 AND b.blocked_id = p.user_id) AS "isBlocked"`;
};

const JOINS = `JOIN forum_topics t ON t.id = p.topic_id LEFT JOIN users u ON u.id = p.user_id
  LEFT JOIN forum_posts a ON a.id = p.parent_post_id LEFT JOIN forum_topics at ON at.id = a.topic_id
  LEFT JOIN users au ON au.id = a.user_id`;

const HERE = columns({ topic: 'p.topic_id', number: 'p.number', isHere: 'true' });
const GONE = columns({ topic: 'm.topic_id', number: 'm.number', isHere: 'false' });

/** Without ORDER BY and LIMIT the planner reads every post with a low number, because all topics have these. */
const RANGE = `SELECT * FROM forum_posts WHERE topic_id = $2 AND number BETWEEN $3 AND $4
  ORDER BY number LIMIT $4::int - $3::int + 1`;

type Range = { topicId: number; from: number; to: number };

const FORUM_POSTS = defineStatement({
  name: 'forum-posts',
  row: { ...ROW.shape, total: z.number() },
  text: `SELECT post.*, topic.last_number::int AS total FROM forum_topics topic LEFT JOIN LATERAL (
           SELECT ${HERE} FROM (${RANGE}) AS p ${JOINS}
           UNION ALL
           SELECT ${GONE} FROM forum.moved m JOIN forum_posts p ON p.id = m.post_id ${JOINS}
             WHERE m.topic_id = topic.id AND m.number BETWEEN $3 AND $4) AS post ON true
         WHERE topic.id = $2 AND ${isFor('topic')} ORDER BY post.number`,
});

/**
 * Selects posts by number. Posts that were moved away or are not visible have no text. `total` is the last number.
 * Null when the topic is missing or the reader may not read it.
 */
export async function selectPosts(
  database: Database,
  { topicId, from, to, reader }: Range & { reader: ForumReader },
): Promise<{ items: Post[]; total: number } | null> {
  const rows = await selectRows(database, FORUM_POSTS, [reader?.id ?? null, topicId, from, to]);
  const [first] = rows;
  if (!first) return null;
  // The LEFT JOIN yields one row of nulls for a range without posts.
  return { items: rows.filter(({ id }) => id !== null).map(({ total: _, ...row }) => toPost(row)), total: first.total };
}

const FORUM_POST = defineStatement({
  name: 'forum-post',
  row: ROW,
  text: `SELECT ${HERE} FROM forum_posts p ${JOINS} WHERE p.id = $2 AND ${isFor('t')}`,
});

export async function selectForumPost(
  database: Database,
  { id, reader }: { id: number; reader: ForumReader },
): Promise<Post | null> {
  const row = await findRow(database, FORUM_POST, [reader?.id ?? null, id]);
  return row ? toPost(row) : null;
}

function toPost(row: Row): Post {
  return { ...row, html: row.content ? postHtml(row) : '' };
}
