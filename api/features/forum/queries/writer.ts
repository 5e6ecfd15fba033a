import { NEW_ACCOUNT } from '../../../contracts/forum/newAccounts.ts';
import type { Audience } from '../../../contracts/forum/topics.ts';
import { type Database, rowOf } from '../../../platform/Database.ts';
import { staffRole } from '../../accounts/queries/staffRole.ts';

/** What is asked of somebody before they post. */
export type Writer = {
  /** Limits for new accounts hold for them. */
  isNew: boolean;
  postsOfDay: number;
  /** They said the same within a day, and it stands. */
  isRepeated: boolean;
};

/** Until the transaction ends somebody posts one thing at a time: what they sent twice at one moment is seen to be the same. */
export async function lockWriter(database: Database, userId: number): Promise<void> {
  await database.query({
    name: 'forum-writer-lock',
    text: `SELECT pg_advisory_xact_lock(hashtext('forum.writer'), $1)`,
    values: [userId],
  });
}

const sameWords = (text: string) => `lower(regexp_replace(btrim(${text}), '\\s+', ' ', 'g'))`;
const lately = `user_id = u.id AND created_at > now() - interval '1 day'`;

/** A select list of `Writer` for the account `u`, the text `$2`. */
export const WRITER = `${staffRole('u')} IS NULL AND (u.created_at > now() - interval '${NEW_ACCOUNT.hours} hours'
    OR (SELECT count(*) FROM (SELECT FROM forum_posts WHERE user_id = u.id AND state = 'visible'
      LIMIT ${NEW_ACCOUNT.standingPosts}) AS standing) < ${NEW_ACCOUNT.standingPosts}) AS "isNew",
  (SELECT count(*)::int FROM forum_posts WHERE ${lately}) AS "postsOfDay",
  EXISTS (SELECT FROM forum_posts WHERE ${lately} AND state <> 'deleted'
    AND ${sameWords('content')} = ${sameWords('$2')}) AS "isRepeated"`;

/** The topic to post in, locked: of two who post at one moment each has a number of their own. */
export async function lockPlace(
  database: Database,
  { userId, content, topicId, parentPostId }: PlaceWanted,
): Promise<PlaceOfPost | null> {
  return rowOf<PlaceOfPost>(database, {
    name: 'forum-place',
    text: `SELECT ${WRITER}, t.is_locked IS TRUE OR t.merged_into_id IS NOT NULL AS "isClosed", t.audience, t.title,
             t.created_by_id AS "authorId", CASE WHEN a.id IS NOT NULL THEN json_build_object('content', a.content,
               'userId', a.user_id, 'isHere', a.topic_id = t.id AND a.state = 'visible') END AS parent
           FROM users u JOIN forum_topics t ON t.id = $3 AND t.state = 'visible' LEFT JOIN forum_posts a ON a.id = $4
           WHERE u.id = $1 FOR NO KEY UPDATE OF t`,
    values: [userId, content, topicId, parentPostId],
  });
}

export type PlaceOfPost = Writer & {
  isClosed: boolean;
  audience: Audience;
  title: string;
  authorId: number | null;
  /** What is answered; `isHere` where readers have it in this topic. */
  parent: { content: string; userId: number | null; isHere: boolean } | null;
};
type Said = { userId: number; content: string };
type PlaceWanted = Said & { topicId: number; parentPostId: number | null };

/** What is asked before a topic is begun, about what there is: a condition or a category of the encyclopedia. */
export async function selectBeginner(
  database: Database,
  { userId, content, conditionId, categoryId }: Said & Subject,
): Promise<Beginner | null> {
  return rowOf<Beginner>(database, {
    name: 'forum-beginner',
    text: `SELECT ${WRITER}, ($3::int IS NULL OR EXISTS (SELECT FROM conditions WHERE id = $3 AND _status = 'published')) AS "hasCondition",
             ($4::int IS NULL OR EXISTS (SELECT FROM categories WHERE id = $4)) AS "hasCategory"
           FROM users u WHERE u.id = $1`,
    values: [userId, content, conditionId, categoryId],
  });
}

type Beginner = Writer & { hasCondition: boolean; hasCategory: boolean };
type Subject = { conditionId: number | null; categoryId: number | null };

/** The same of somebody who has not said anything yet. */
export async function selectWriter(database: Database, userId: number): Promise<Writer | null> {
  return rowOf<Writer>(database, {
    name: 'forum-writer',
    text: `SELECT ${WRITER} FROM users u WHERE u.id = $1`,
    values: [userId, ''],
  });
}
