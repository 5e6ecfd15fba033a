import { z } from 'zod';
import { NEW_ACCOUNT } from '../../../contracts/forum/newAccounts.ts';
import { AUDIENCES } from '../../../contracts/forum/topics.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, execute, findRow, json, type RowFrom } from '../../../platform/statement.ts';
import { staffRole } from '../../accounts/queries/standing.ts';

const FORUM_WRITER_LOCK = defineStatement({
  name: 'forum-writer-lock',
  text: `SELECT FROM pg_advisory_xact_lock(hashtext('forum.writer'), $1)`,
});

/** Makes concurrent posts of a user wait until the transaction ends, so that repetitions are recognised. */
export async function lockWriter(database: Database, userId: number): Promise<void> {
  await execute(database, FORUM_WRITER_LOCK, [userId]);
}

const sameWords = (text: string) => `lower(regexp_replace(btrim(${text}), '\\s+', ' ', 'g'))`;
const isWithinDay = `user_id = u.id AND created_at > now() - interval '1 day'`;

/** Selects the fields of `Writer` for user `u` and text `$2`. */
export const WRITER = `${staffRole('u')} IS NULL AND (u.created_at > now() - interval '${NEW_ACCOUNT.hours} hours'
    OR (SELECT count(*) FROM (SELECT FROM forum_posts WHERE user_id = u.id AND state = 'visible'
      LIMIT ${NEW_ACCOUNT.standingPosts}) AS standing) < ${NEW_ACCOUNT.standingPosts}) AS "isNew",
  (SELECT count(*)::int FROM forum_posts WHERE ${isWithinDay}) AS "postsOfDay",
  EXISTS (SELECT FROM forum_posts WHERE ${isWithinDay} AND state <> 'deleted'
    AND ${sameWords('content')} = ${sameWords('$2')}) AS "isRepeated"`;

export const WRITER_ROW = {
  /** Whether the limits for new accounts apply. */
  isNew: z.boolean(),
  postsOfDay: z.number(),
  /** Whether the user posted the same text within a day, apart from case and spaces, and has not deleted it. */
  isRepeated: z.boolean(),
};

const FORUM_PLACE = defineStatement({
  name: 'forum-place',
  row: {
    ...WRITER_ROW,
    isClosed: z.boolean(),
    audience: z.enum(AUDIENCES),
    title: z.string(),
    authorId: z.number().nullable(),
    /** The post that is answered. `isHere`: whether it is visible and in this topic. */
    parent: json<{ content: string; userId: number | null; isHere: boolean }>().nullable(),
  },
  text: `SELECT ${WRITER}, t.is_locked IS TRUE OR t.merged_into_id IS NOT NULL AS "isClosed", t.audience, t.title,
           t.created_by_id AS "authorId", CASE WHEN a.id IS NOT NULL THEN json_build_object('content', a.content,
             'userId', a.user_id, 'isHere', a.topic_id = t.id AND a.state = 'visible') END AS parent
         FROM users u JOIN forum_topics t ON t.id = $3 AND t.state = 'visible' LEFT JOIN forum_posts a ON a.id = $4
         WHERE u.id = $1 FOR NO KEY UPDATE OF t`,
});

export type PlaceOfPost = RowFrom<typeof FORUM_PLACE>;

/** Locks the topic, so that nobody closes or hides it before the post is inserted. Null when it is not visible. */
export async function lockTopicToPostIn(
  database: Database,
  { userId, content, topicId, parentPostId }: PlaceWanted,
): Promise<PlaceOfPost | null> {
  return findRow(database, FORUM_PLACE, [userId, content, topicId, parentPostId]);
}

type Said = { userId: number; content: string };
type PlaceWanted = Said & { topicId: number; parentPostId: number | null };

const FORUM_BEGINNER = defineStatement({
  name: 'forum-beginner',
  row: { ...WRITER_ROW, hasCondition: z.boolean(), hasCategory: z.boolean() },
  text: `SELECT ${WRITER}, ($3::int IS NULL OR EXISTS (SELECT FROM conditions WHERE id = $3 AND _status = 'published')) AS "hasCondition",
           ($4::int IS NULL OR EXISTS (SELECT FROM categories WHERE id = $4)) AS "hasCategory"
         FROM users u WHERE u.id = $1`,
});

/** Selects the author of a new topic, and whether its condition is published and its category exists. */
export async function selectTopicAuthor(
  database: Database,
  { userId, content, conditionId, categoryId }: Said & Subject,
): Promise<RowFrom<typeof FORUM_BEGINNER> | null> {
  return findRow(database, FORUM_BEGINNER, [userId, content, conditionId, categoryId]);
}

type Subject = { conditionId: number | null; categoryId: number | null };

const FORUM_WRITER = defineStatement({
  name: 'forum-writer',
  row: WRITER_ROW,
  text: `SELECT ${WRITER} FROM users u WHERE u.id = $1`,
});

export type Writer = RowFrom<typeof FORUM_WRITER>;

/** Selects a `Writer` whose `isRepeated` means nothing, because no text is compared. */
export async function selectWriter(database: Database, userId: number): Promise<Writer | null> {
  return findRow(database, FORUM_WRITER, [userId, '']);
}
