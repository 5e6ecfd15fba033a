import pg from 'pg';

type Size = { topics: number; posts: number };

const WORDS =
  'ramp lift bus ticket teacher form appointment letter school work doctor rest noise light waiting friend helper door kitchen garden'.split(
    ' ',
  );

/**
 * Topics that were active one minute after the other, a hundredth of them pinned; one post in ten stands in the first
 * topic, the others are spread evenly. Without triggers, which would take an hour; what they keep is written afterwards.
 */
export async function fillForum(databaseUrl: string, { topics, posts }: Size): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("SET session_replication_role = 'replica'");
  const text = `(SELECT string_agg(($2::text[])[1 + (n * 7 + place * place * 13 + n % 11) % 20], ' ') FROM generate_series(1, 30) AS place) || ' rare' || n % 50000`;
  const [author] = (await client.query<{ id: number }>('SELECT min(id) AS id FROM users')).rows;
  await client.query(
    `INSERT INTO forum_topics (title, category_type, audience, language, created_by_id, is_pinned, is_locked, last_number, post_count,
       created_at, last_post_at, description)
     SELECT 'Topic ' || n, (ARRAY['general', 'accessibility', 'support', 'feedback'])[1 + n % 4]::enum_forum_topics_category_type,
       'everyone', 'en', $3, n % 100 = 0, false, 1, 0, now() - interval '1 year', now() - n * interval '1 minute', left(${text}, 200)
     FROM generate_series(1, $1::int) AS n`,
    [topics, WORDS, author?.id],
  );
  const [first] = (await client.query<{ id: number }>("SELECT id FROM forum_topics WHERE title = 'Topic 1'")).rows;
  const long = Math.floor(posts / 10);
  await client.query(
    `INSERT INTO forum_posts (topic_id, number, is_first_post, user_id, content, created_at)
     SELECT $4 + topic, number, number = 1, $3, ${text}, now() - interval '1 year' + n * interval '1 second'
     FROM (SELECT n, CASE WHEN n <= $5 THEN 0 ELSE (n - $5 - 1) % ($1::int - 1) + 1 END AS topic,
             CASE WHEN n <= $5 THEN n ELSE (n - $5 - 1) / ($1::int - 1) + 1 END AS number
           FROM generate_series(1, $6::int) AS n) AS given`,
    [topics, WORDS, author?.id, first?.id, long, posts],
  );
  await client.query(
    `UPDATE forum_topics t SET last_number = p.last, post_count = p.last - 1
     FROM (SELECT topic_id, max(number) AS last FROM forum_posts GROUP BY topic_id) AS p WHERE p.topic_id = t.id`,
  );
  await client.query(
    `UPDATE forum.tally SET count = CASE what WHEN 'topics' THEN $1::int ELSE $2::int END WHERE shard = 0`,
    [topics, posts],
  );
  await client.query(
    `INSERT INTO forum.entry (post_id, topic_id, document) SELECT id, topic_id, strip(to_tsvector('simple', content)) FROM forum_posts
     WHERE topic_id >= $1`,
    [first?.id],
  );
  await client.query("SET session_replication_role = 'origin'");
  await client.query('VACUUM ANALYZE');
  await client.end();
}
