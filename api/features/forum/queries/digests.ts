import { type Database, rowOf, rowsOf } from '../../../platform/Database.ts';

/** What the outbox holds for a digest: which posts it is of, and none of their words. */
export const DIGEST_MAIL = 'topics_digest';

/**
 * Puts a digest into the outbox for each of at most so many people whose period is over and for whom something was written
 * since their last one. One statement: that a digest was made and what it is of are kept together or not at all, and of
 * several who make them at the same moment each makes those of other people.
 */
export async function queueDigests(database: Database, atOnce: number): Promise<{ people: number; mails: number }> {
  const row = await rowOf<{ people: number; mails: number }>(database, {
    name: 'forum-digests',
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
    values: [atOnce],
  });
  return row ?? { people: 0, mails: 0 };
}

/** New posts of a topic: how many, where the first of them is, and how some of them begin. */
export type DigestTopic = { title: string; count: number; link: string; excerpts: DigestExcerpt[] };
/** `isWarned`: it is the warning under which the text is folded. */
type DigestExcerpt = { text: string; isWarned: boolean };

const TOPICS_OF_DIGEST = 10;
const EXCERPTS_OF_TOPIC = 3;

/**
 * What a digest tells somebody now, the topics with most first: of topics for everyone that they still watch, posts that
 * readers still have, and nothing of theirs or of people whom they have blocked. `topics` as the outbox holds it.
 */
export function selectDigest(
  database: Database,
  { userId, topics }: { userId: number; topics: string },
): Promise<DigestTopic[]> {
  return rowsOf<DigestTopic>(database, {
    name: 'forum-digest',
    text: `SELECT t.title, news.count, forum.link(t.id, 'everyone', news.first) AS link, ARRAY(
             SELECT json_build_object('text', forum.describe(p), 'isWarned', coalesce(p.warning, '') <> '')
             FROM forum_posts p WHERE ${IS_NEWS} ORDER BY p.number LIMIT ${EXCERPTS_OF_TOPIC}) AS excerpts
           FROM jsonb_to_recordset($2::jsonb) AS n(id int, after int, upto int)
           JOIN forum.following f ON f.user_id = $1 AND f.topic_id = n.id AND f.state = 'watching'
           JOIN forum_topics t ON t.id = n.id AND t.state = 'visible' AND t.audience = 'everyone' AND t.merged_into_id IS NULL
           CROSS JOIN LATERAL (SELECT count(*)::int AS count, min(p.number) AS first FROM forum_posts p WHERE ${IS_NEWS}) AS news
           WHERE news.count > 0 ORDER BY news.count DESC, t.id LIMIT ${TOPICS_OF_DIGEST}`,
    values: [userId, topics],
  });
}

/** Of a post `p` of the topic `n`, to `$1`. */
const IS_NEWS = `p.topic_id = n.id AND p.number > n.after AND p.number <= n.upto AND p.state = 'visible'
  AND p.user_id IS DISTINCT FROM $1
  AND NOT EXISTS (SELECT FROM forum.block b WHERE b.user_id = $1 AND b.blocked_id = p.user_id)`;
