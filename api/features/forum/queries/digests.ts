import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow, json, type RowFrom, selectRows } from '../../../platform/statement.ts';

/** Kind of a digest in `mail.outbox`. Its values name ranges of posts, without their text. */
export const DIGEST_MAIL = 'topics_digest';

const FORUM_DIGESTS = defineStatement({
  name: 'forum-digests',
  row: { people: z.number(), mails: z.number() },
  text: `WITH due AS (
           SELECT d.user_id, forum.digest_period(p.preferences) AS period
           FROM forum.digest d JOIN user_profiles p ON p.user_id = d.user_id
           WHERE d.period < forum.digest_period(p.preferences)
           ORDER BY d.user_id LIMIT $1 FOR NO KEY UPDATE OF d SKIP LOCKED),
         begun AS (UPDATE forum.digest d SET period = due.period FROM due WHERE d.user_id = due.user_id),
         unread AS MATERIALIZED (
           SELECT f.user_id, f.topic_id, f.digested AS after, t.last_number AS upto
           FROM due JOIN forum.following f ON f.user_id = due.user_id AND f.state = 'watching'
             JOIN forum_topics t ON t.id = f.topic_id AND t.last_number > f.digested
           FOR NO KEY UPDATE OF f),
         news AS (
           UPDATE forum.following f SET digested = unread.upto FROM unread
           WHERE f.user_id = unread.user_id AND f.topic_id = unread.topic_id
           RETURNING f.user_id, f.topic_id, unread.after, unread.upto),
         mailed AS (
           INSERT INTO mail.outbox (user_id, kind, "values")
           SELECT user_id, '${DIGEST_MAIL}', jsonb_build_object('topics',
             jsonb_agg(jsonb_build_object('id', topic_id, 'after', after, 'upto', upto))::text)
           FROM news GROUP BY user_id RETURNING id)
         SELECT (SELECT count(*)::int FROM due) AS people, (SELECT count(*)::int FROM mailed) AS mails`,
});

/**
 * Ends the period of at most `atOnce` users whose day or week is over, and queues a digest for those with new posts.
 * One statement stores digests and progress together. SKIP LOCKED gives concurrent callers other users.
 */
export async function queueDigests(database: Database, atOnce: number): Promise<{ people: number; mails: number }> {
  const row = await findRow(database, FORUM_DIGESTS, [atOnce]);
  return row ?? { people: 0, mails: 0 };
}
/** `isWarned`: whether `text` is the content warning of the post. */
type DigestExcerpt = { text: string; isWarned: boolean };

const TOPICS_OF_DIGEST = 10;
const EXCERPTS_OF_TOPIC = 3;

/** True when post `p` is in the range `n` of a digest and may be sent to user `$1`. */
const IS_NEWS = `p.topic_id = n.id AND p.number > n.after AND p.number <= n.upto AND p.state = 'visible'
  AND p.user_id IS DISTINCT FROM $1
  AND NOT EXISTS (SELECT FROM forum.block b WHERE b.user_id = $1 AND b.blocked_id = p.user_id)`;

const FORUM_DIGEST = defineStatement({
  name: 'forum-digest',
  row: { title: z.string(), count: z.number(), link: z.string(), excerpts: z.array(json<DigestExcerpt>()) },
  text: `SELECT t.title, news.count, forum.link(t.id, 'everyone', news.first) AS link, ARRAY(
           SELECT json_build_object('text', forum.describe(p), 'isWarned', coalesce(p.warning, '') <> '')
           FROM forum_posts p WHERE ${IS_NEWS} ORDER BY p.number LIMIT ${EXCERPTS_OF_TOPIC}) AS excerpts
         FROM jsonb_to_recordset($2::jsonb) AS n(id int, after int, upto int)
         JOIN forum.following f ON f.user_id = $1 AND f.topic_id = n.id AND f.state = 'watching'
         JOIN forum_topics t ON t.id = n.id AND t.state = 'visible' AND t.audience = 'everyone' AND t.merged_into_id IS NULL
         CROSS JOIN LATERAL (SELECT count(*)::int AS count, min(p.number) AS first FROM forum_posts p WHERE ${IS_NEWS}) AS news
         WHERE news.count > 0 ORDER BY news.count DESC, t.id LIMIT ${TOPICS_OF_DIGEST}`,
});

/** New posts of a topic: their count, a link to the first, and how some of them begin. */
export type DigestTopic = RowFrom<typeof FORUM_DIGEST>;

/**
 * Selects the topics of a digest that the user still watches, those with most posts first. Leaves out topics that are
 * merged, not visible or for members, and posts that are not visible, the user's own or by blocked users.
 */
export function selectDigest(
  database: Database,
  { userId, topics }: { userId: number; topics: string },
): Promise<DigestTopic[]> {
  return selectRows(database, FORUM_DIGEST, [userId, topics]);
}
