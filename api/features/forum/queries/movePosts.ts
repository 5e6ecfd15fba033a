import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, execute, findRow } from '../../../platform/statement.ts';

type Moving = { ids: number[]; from: number; to: number };

const FORUM_POSTS_MOVE = defineStatement({
  name: 'forum-posts-move',
  row: { count: z.number() },
  text: `WITH moving AS (
           SELECT p.id, t.last_number + row_number() OVER (ORDER BY p.number) AS place
           FROM forum_posts p, forum_topics t WHERE t.id = $3 AND p.topic_id = $2 AND p.id = ANY ($1::int[])),
         moved AS (
           UPDATE forum_posts p SET topic_id = $3, number = moving.place FROM moving WHERE p.id = moving.id RETURNING p.id)
         SELECT count(*)::int AS count FROM moved`,
});

const FORUM_RECOUNT = defineStatement({
  name: 'forum-recount',
  row: { recount: z.void() },
  text: 'SELECT forum.recount($1::int[])',
});

/** Appends those `ids` that are in `from` to `to`, and returns how many. The caller must have locked both topics. */
export async function movePosts(database: Database, { ids, from, to }: Moving): Promise<number> {
  const row = await findRow(database, FORUM_POSTS_MOVE, [ids, from, to]);
  await execute(database, FORUM_RECOUNT, [[from, to]]);
  return row?.count ?? 0;
}

const FORUM_POSTS_MOVABLE = defineStatement({
  name: 'forum-posts-movable',
  row: { ids: z.array(z.number()).nullable(), numbers: z.array(z.number()).nullable(), author: z.number().nullable() },
  text: `SELECT array_agg(id ORDER BY number) AS ids, array_agg(number::int ORDER BY number) AS numbers,
           (array_agg(user_id ORDER BY number))[1] AS author
         FROM (SELECT id, number, user_id FROM forum_posts
           WHERE topic_id = $1 AND number >= $2 AND ($3::int[] IS NULL OR id = ANY ($3)) ORDER BY number LIMIT $4) AS movable`,
});

/** Selects posts of a topic from a number on, or only `ids` of these. Limits them to `most` + 1 to detect too many. */
export async function selectMovable(
  database: Database,
  { topicId, fromNumber, ids, most }: { topicId: number; fromNumber: number; ids: number[] | null; most: number },
): Promise<{ ids: number[]; numbers: number[]; author: number | null }> {
  const row = await findRow(database, FORUM_POSTS_MOVABLE, [topicId, fromNumber, ids, most + 1]);
  return { ids: row?.ids ?? [], numbers: row?.numbers ?? [], author: row?.author ?? null };
}

const FORUM_TOPIC_LIKE = defineStatement({
  name: 'forum-topic-like',
  row: { id: z.number() },
  text: `INSERT INTO forum_topics (title, category_type, category_id, condition_id, language, audience, created_by_id,
           last_post_at, is_pinned, is_locked)
         SELECT $2, category_type, category_id, condition_id, language, audience, $3, now(), false, false
         FROM forum_topics WHERE id = $1 RETURNING id`,
});

/** Inserts a topic without posts, with condition, categories, language and audience of another. Returns its id. */
export async function insertTopicLike(
  database: Database,
  { like, title, author }: { like: number; title: string; author: number | null },
): Promise<number> {
  const row = await findRow(database, FORUM_TOPIC_LIKE, [like, title, author]);
  return row?.id ?? 0;
}
