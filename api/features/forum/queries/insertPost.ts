import { z } from 'zod';
import { MAX_MENTIONS } from '../../../contracts/forum/newAccounts.ts';
import type { Audience, ForumCategory } from '../../../contracts/forum/topics.ts';
import { REPLIES_TOGETHER_MINUTES } from '../../../contracts/limits.ts';
import { NOTIFICATION_KINDS } from '../../../contracts/notifications/notifications.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow } from '../../../platform/statement.ts';
import type { Mention } from '../findMentions.ts';
import { selectNamed, toNameArrays } from './countNamed.ts';

type Said = {
  userId: number;
  content: string;
  warning: string | null;
  /** Identifies a seed topic among the topics of its author. */
  key?: string | undefined;
  mentions: Mention[];
};

export type TopicToAdd = Said & {
  title: string;
  categoryType: ForumCategory;
  categoryId: number | null;
  conditionId: number | null;
  language: string;
  audience: Audience;
};

export type PostToAdd = Said & {
  topicId: number;
  isNote: boolean;
  parentPostId: number | null;
  quote: string | null;
  /** Id of the user who is notified of a reply: the author of the parent, else of the topic. Null without account. */
  answers: number | null;
};

/**
 * Notifications are also mailed, so those of a topic for members have no title. Users are not notified of posts by
 * users whom they blocked. Users who muted a topic get mentions but no replies. Watchers are notified of posts that
 * neither answer nor mention them.
 */
const TELL_MENTIONED = `
  CASE place.audience WHEN 'members'
    THEN inbox.tell(mentioned, 'members_post_mentioned', '{}', link, '${NOTIFICATION_KINDS.members_post_mentioned}')
    ELSE inbox.tell(mentioned, 'post_mentioned', jsonb_build_object('title', place.title), link, '${NOTIFICATION_KINDS.post_mentioned}')
  END`;
const TELL_ANSWERED = `
  inbox.tell_counted(answered, CASE place.audience WHEN 'members' THEN 'members_post_answered' ELSE 'post_answered' END,
    jsonb_build_object('topic', place.id::text)
      || CASE place.audience WHEN 'members' THEN '{}' ELSE jsonb_build_object('title', place.title) END,
    link, '${NOTIFICATION_KINDS.post_answered}', make_interval(mins => ${REPLIES_TOGETHER_MINUTES}))`;
const isTold = (person: string) =>
  `${person} <> $1 AND NOT EXISTS (SELECT FROM forum.block WHERE user_id = ${person} AND blocked_id = $1)`;
const TELL = `
  SELECT added.id, added.topic_id AS "topicId", ${TELL_ANSWERED} AS answered, ${TELL_MENTIONED} AS mentioned,
    forum.tell_watchers(place.id, place.title, place.audience::text, $1, answered || mentioned, link) AS watching
  FROM added, place, forum.link(place.id, place.audience::text, added.number) AS link,
    LATERAL (SELECT ARRAY(SELECT $11::int WHERE ${isTold('$11::int')} AND NOT EXISTS (SELECT FROM forum.following
      WHERE user_id = $11 AND topic_id = place.id AND state = 'muted')) AS answered) AS one,
    LATERAL (SELECT ARRAY(
      SELECT id FROM (
        ${selectNamed('$5', '$6')}) AS meant
      WHERE ${isTold('meant.id')} AND meant.id <> ALL (answered)
      GROUP BY id ORDER BY min(at) LIMIT ${MAX_MENTIONS}) AS mentioned) AS many`;

/** Ids of the post and its topic, and how many users were notified. */
const TELL_ROW = {
  id: z.number(),
  topicId: z.number(),
  answered: z.number(),
  mentioned: z.number(),
  watching: z.number(),
};

const FORUM_POST_ADD = defineStatement({
  name: 'forum-post-add',
  row: TELL_ROW,
  text: `WITH place AS (SELECT id, title, audience FROM forum_topics WHERE id = $7),
         added AS (
           INSERT INTO forum_posts (topic_id, user_id, content, warning, request_key, is_note, parent_post_id, quote, created_at)
           VALUES ($7, $1, $2, $3, $4, $8, $9, $10, clock_timestamp()) RETURNING id, topic_id, number)
         ${TELL}`,
});

/** Inserts a post and notifies users in one statement. Returns the id of the post. */
export async function insertPost(database: Database, post: PostToAdd): Promise<number> {
  const { userId, content, warning, key, mentions, topicId, isNote, parentPostId, quote, answers } = post;
  const row = await findRow(database, FORUM_POST_ADD, [
    userId,
    content,
    warning,
    key ?? null,
    ...toNameArrays(mentions),
    topicId,
    isNote,
    parentPostId,
    quote,
    answers,
  ]);
  return row?.id ?? 0;
}

const FORUM_TOPIC_ADD = defineStatement({
  name: 'forum-topic-add',
  row: TELL_ROW,
  text: `WITH place AS (
           INSERT INTO forum_topics (title, category_type, category_id, condition_id, language, audience, created_by_id,
             created_at, last_post_at, is_pinned, is_locked)
           SELECT $7, $8, $9, $10, $12, $13, $1, now, now, false, false FROM clock_timestamp() AS now
           RETURNING id, title, audience),
         added AS (
           INSERT INTO forum_posts (topic_id, user_id, content, warning, request_key, created_at)
           SELECT id, $1, $2, $3, $4, clock_timestamp() FROM place RETURNING id, topic_id, number)
         ${TELL}`,
});

/** Inserts a topic with its first post and notifies users in one statement. Returns the id of the topic. */
export async function insertTopic(database: Database, topic: TopicToAdd): Promise<number> {
  const { userId, content, warning, key, mentions, title, categoryType, categoryId, conditionId, language, audience } =
    topic;
  const row = await findRow(database, FORUM_TOPIC_ADD, [
    ...[userId, content, warning, key ?? null, ...toNameArrays(mentions)],
    ...[title, categoryType, categoryId, conditionId, null, language, audience],
  ]);
  return row?.topicId ?? 0;
}
