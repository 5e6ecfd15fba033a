import type { Database } from '../../../platform/Database.ts';

const WORDS = 'ramp lift bus ticket teacher form letter school work doctor'.split(' ');

/**
 * Fills the forum, with a tenth of all posts in its first topic. Disables triggers, which would take minutes, and
 * writes their results itself. The caller must roll back.
 * @returns the ids of the first topic and of one of its posts
 */
export async function fillTables(
  database: Database,
  { topics, posts }: { topics: number; posts: number },
): Promise<{ topicId: number; postId: number }> {
  const run = async (text: string, values: unknown[] = []) => (await database.query(text, values)).rows;
  const [author] = await run(
    `INSERT INTO users (username, email, display_name) VALUES ('filling', 'filling@example.org', 'Filling') RETURNING id`,
  );
  await run(`SET LOCAL session_replication_role = 'replica'`);
  const [first] = await run(
    `WITH filled AS (
       INSERT INTO forum_topics (title, category_type, audience, language, created_by_id, is_pinned, is_locked, last_number,
         post_count, created_at, last_post_at)
       SELECT 'Topic ' || n, (ARRAY['general', 'accessibility', 'support', 'feedback'])[1 + n % 4]::enum_forum_topics_category_type,
         'everyone', (ARRAY['en', 'en', 'en', 'en', 'es', 'fr', 'ar'])[1 + n % 7], $2, n % 100 = 0, false, $3::int / $1::int, 0,
         now() - interval '1 year', now() - n * interval '1 minute'
       FROM generate_series(1, $1::int) AS n RETURNING id)
     SELECT min(id) AS id FROM filled`,
    [topics, author?.id, posts],
  );
  const topicId = Number(first?.id);
  const [post] = await run(
    `WITH filled AS (
       INSERT INTO forum_posts (topic_id, number, is_first_post, user_id, content, created_at)
       SELECT $3 + topic, number, number = 1, $5, (ARRAY['even ', 'odd '])[1 + n % 2] || ($4::text[])[1 + n % 10] || ' rare' || n % 5000,
         now() - interval '1 year' + n * interval '1 second'
       FROM (SELECT n, CASE WHEN n <= $2::int / 10 THEN 0 ELSE n % ($1::int - 1) + 1 END AS topic,
               CASE WHEN n <= $2::int / 10 THEN n ELSE (n - $2::int / 10 - 1) / ($1::int - 1) + 1 END AS number
             FROM generate_series(1, $2::int) AS n) AS given RETURNING id)
     SELECT min(id) AS id FROM filled`,
    [topics, posts, topicId, WORDS, author?.id],
  );
  await run(`UPDATE forum_topics SET last_number = $2::int / 10, post_count = $2::int / 10 - 1 WHERE id = $1`, [
    topicId,
    posts,
  ]);
  await run(
    `INSERT INTO forum.entry (post_id, topic_id, document)
     SELECT id, topic_id, strip(to_tsvector('simple', content)) FROM forum_posts WHERE topic_id >= $1`,
    [topicId],
  );
  await run(`UPDATE forum.tally SET count = CASE WHEN shard > 0 THEN 0 WHEN what = 'topics' THEN $1 ELSE $2 END`, [
    topics,
    posts,
  ]);
  await run(`SET LOCAL session_replication_role = 'origin'`);
  await run(`INSERT INTO forum.writer (user_id, day) VALUES ($1, (now() AT TIME ZONE 'UTC')::date)`, [author?.id]);
  for (const table of ['forum_topics', 'forum_posts', 'forum.entry']) await run(`ANALYZE ${table}`);
  return { topicId, postId: Number(post?.id) };
}
