import type { Post } from '@common-ground/api/contracts/forum/posts.ts';
import { type ForumCategory, POSTS_PAGE, type Topic } from '@common-ground/api/contracts/forum/topics.ts';
import { FEED_ENTRIES, MAX_TOPICS_ABOUT_CONDITION, SITEMAP_SHARD_SIZE } from '@common-ground/api/contracts/limits.ts';
import type { ArchivedTopic, TopicLink } from '@common-ground/api/contracts/publishing/forumPages.ts';
import { IS_LISTED, TOPIC_COLUMNS, TOPIC_JOINS } from '@common-ground/api/features/forum/queries/selectTopics.ts';
import { selectIsoRows } from '@common-ground/api/platform/Database.ts';
import type { Sql } from './Sql.ts';

const FOR_EVERYONE = `t.state = 'visible' AND t.audience = 'everyone'`;
/** True for a listed topic (`t`), as in the indexes of lists. */
const LISTED = `${IS_LISTED} AND t.audience = 'everyone'`;
const PAGES = `forum.page_of(t.last_number)`;

export type TopicRow = {
  pages: number;
  conditionId: number | null;
  /** In the default language; null when there is no condition or it is not published. */
  conditionName: string | null;
  translatedName: string | null;
  /** Whether the topic was merged into one that is visible and for everyone. */
  leadsOn: boolean;
};

/** Selects the data of a topic's page besides the topic itself; null when there is no such topic for everyone. */
export async function selectTopicRow(sql: Sql, id: number, languageId: number): Promise<TopicRow | null> {
  const { rows } = await sql.query<TopicRow>({
    name: 'publisher-topic',
    text: `SELECT ${PAGES} AS pages, t.condition_id AS "conditionId", c.name AS "conditionName", ct.name AS "translatedName",
             EXISTS (SELECT FROM forum_topics o WHERE o.id = t.merged_into_id AND o.state = 'visible' AND o.audience = 'everyone') AS "leadsOn"
           FROM forum_topics t LEFT JOIN conditions c ON c.id = t.condition_id AND c._status = 'published'
           LEFT JOIN condition_translations ct ON ct.condition_id = c.id AND ct.language_id = $2 AND ct._status = 'published'
           WHERE t.id = $1 AND ${FOR_EVERYONE}`,
    values: [id, languageId],
  });
  return rows[0] ?? null;
}

/** Selects topics for everyone, merged ones included. */
export async function selectTopicPages(sql: Sql): Promise<{ id: number; pages: number }[]> {
  const { rows } = await sql.query<{ id: number; pages: number }>({
    name: 'publisher-topic-pages',
    text: `SELECT t.id, ${PAGES} AS pages FROM forum_topics t WHERE ${FOR_EVERYONE} ORDER BY t.id`,
  });
  return rows;
}

export async function selectAnswered(sql: Sql, posts: readonly Post[]): Promise<number[]> {
  const parents = posts.flatMap(({ parentPostId }) => parentPostId ?? []);
  if (parents.length === 0) return [];
  const { rows } = await sql.query<{ id: number }>({
    name: 'publisher-answered',
    text: 'SELECT DISTINCT user_id AS id FROM forum_posts WHERE id = ANY($1) AND user_id IS NOT NULL',
    values: [parents],
  });
  return rows.map(({ id }) => id);
}

export async function selectTopicsAbout(sql: Sql, ids: readonly number[]): Promise<(TopicLink & { of: number })[]> {
  const { rows } = await sql.query<TopicLink & { of: number }>({
    name: 'publisher-topics-about',
    text: `SELECT wanted.id AS of, about.* FROM unnest($1::int[]) AS wanted (id) CROSS JOIN LATERAL (
             SELECT t.id, t.title, t.language FROM forum_topics t
             WHERE t.condition_id = wanted.id AND ${LISTED} AND t.is_locked IS NOT TRUE
             ORDER BY t.id DESC LIMIT ${MAX_TOPICS_ABOUT_CONDITION}) AS about`,
    values: [ids],
  });
  return rows;
}

type Listed = { language: string; category: ForumCategory | null };

export async function selectNewTopics(sql: Sql, { language, category }: Listed): Promise<Topic[]> {
  const order = 'ORDER BY t.id DESC';
  return selectIsoRows<Topic>(sql, {
    name: category ? 'publisher-new-topics-of' : 'publisher-new-topics',
    text: `SELECT ${TOPIC_COLUMNS} FROM (
             SELECT * FROM forum_topics t WHERE ${LISTED} AND t.language = $1 ${category ? 'AND t.category_type = $2' : ''}
             ${order} LIMIT ${FEED_ENTRIES}) AS t ${TOPIC_JOINS} ${order}`,
    values: category ? [language, category] : [language],
  });
}

export async function selectTopicShards(sql: Sql): Promise<number[]> {
  const { rows } = await sql.query<{ shard: number }>({
    name: 'publisher-topic-shards',
    text: `SELECT DISTINCT (t.id - 1) / ${SITEMAP_SHARD_SIZE} + 1 AS shard FROM forum_topics t WHERE ${LISTED} ORDER BY shard`,
  });
  return rows.map(({ shard }) => shard);
}

type ShardRow = { id: number; language: string; pages: number };

export async function selectTopicShard(sql: Sql, shard: number): Promise<ShardRow[]> {
  const { rows } = await sql.query<ShardRow>({
    name: 'publisher-topic-shard',
    text: `SELECT t.id, t.language, ${PAGES} AS pages FROM forum_topics t WHERE ${LISTED}
             AND t.id > ($1::bigint - 1) * ${SITEMAP_SHARD_SIZE} AND t.id <= $1::bigint * ${SITEMAP_SHARD_SIZE} ORDER BY t.id`,
    values: [shard],
  });
  return rows;
}

export async function selectArchive(sql: Sql, shard: number): Promise<ArchivedTopic[]> {
  return selectIsoRows<ArchivedTopic>(sql, {
    name: 'publisher-topic-archive',
    text: `SELECT t.id, t.title, t.language, t.category_type AS "categoryType", t.created_at AS "createdAt" FROM forum_topics t
           WHERE ${LISTED} AND t.id > ($1::bigint - 1) * ${SITEMAP_SHARD_SIZE} AND t.id <= $1::bigint * ${SITEMAP_SHARD_SIZE}
           ORDER BY t.id DESC`,
    values: [shard],
  });
}

/** Selects the last shard before `shard` that has a topic, or the last of all when `shard` is null. */
export async function selectShardBefore(sql: Sql, shard: number | null): Promise<number | null> {
  const { rows } = await sql.query<{ shard: number }>({
    name: 'publisher-topic-shard-before',
    text: `SELECT (t.id - 1) / ${SITEMAP_SHARD_SIZE} + 1 AS shard FROM forum_topics t
           WHERE ${LISTED} AND ($1::int IS NULL OR t.id <= ($1::bigint - 1) * ${SITEMAP_SHARD_SIZE}) ORDER BY t.id DESC LIMIT 1`,
    values: [shard],
  });
  return rows[0]?.shard ?? null;
}

export function toPostNumbers(page: number): { from: number; to: number } {
  return { from: (page - 1) * POSTS_PAGE + 1, to: page * POSTS_PAGE };
}
