import { type Database, findRow } from '../../../platform/Database.ts';

type Moving = { ids: number[]; from: number; to: number };

/** Appends those `ids` that are in `from` to `to`, and returns how many. The caller must have locked both topics. */
export async function movePosts(database: Database, { ids, from, to }: Moving): Promise<number> {
  const row = await findRow<{ count: number }>(database, {
    name: 'forum-posts-move',
    text: `WITH moving AS (
             SELECT p.id, t.last_number + row_number() OVER (ORDER BY p.number) AS place
             FROM forum_posts p, forum_topics t WHERE t.id = $3 AND p.topic_id = $2 AND p.id = ANY ($1::int[])),
           moved AS (
             UPDATE forum_posts p SET topic_id = $3, number = moving.place FROM moving WHERE p.id = moving.id RETURNING p.id)
           SELECT count(*)::int AS count FROM moved`,
    values: [ids, from, to],
  });
  await database.query({ name: 'forum-recount', text: 'SELECT forum.recount($1::int[])', values: [[from, to]] });
  return row?.count ?? 0;
}

/** Selects posts of a topic from a number on, or only `ids` of these. Limits them to `most` + 1 to detect too many. */
export async function selectMovable(
  database: Database,
  { topicId, fromNumber, ids, most }: { topicId: number; fromNumber: number; ids: number[] | null; most: number },
): Promise<{ ids: number[]; numbers: number[]; author: number | null }> {
  const row = await findRow<{ ids: number[] | null; numbers: number[] | null; author: number | null }>(database, {
    name: 'forum-posts-movable',
    text: `SELECT array_agg(id ORDER BY number) AS ids, array_agg(number::int ORDER BY number) AS numbers,
             (array_agg(user_id ORDER BY number))[1] AS author
           FROM (SELECT id, number, user_id FROM forum_posts
             WHERE topic_id = $1 AND number >= $2 AND ($3::int[] IS NULL OR id = ANY ($3)) ORDER BY number LIMIT $4) AS movable`,
    values: [topicId, fromNumber, ids, most + 1],
  });
  return { ids: row?.ids ?? [], numbers: row?.numbers ?? [], author: row?.author ?? null };
}

/** Inserts a topic without posts, with condition, categories, language and audience of another. Returns its id. */
export async function insertTopicLike(
  database: Database,
  { like, title, author }: { like: number; title: string; author: number | null },
): Promise<number> {
  const row = await findRow<{ id: number }>(database, {
    name: 'forum-topic-like',
    text: `INSERT INTO forum_topics (title, category_type, category_id, condition_id, language, audience, created_by_id,
             last_post_at, is_pinned, is_locked)
           SELECT $2, category_type, category_id, condition_id, language, audience, $3, now(), false, false
           FROM forum_topics WHERE id = $1 RETURNING id`,
    values: [like, title, author],
  });
  return row?.id ?? 0;
}
