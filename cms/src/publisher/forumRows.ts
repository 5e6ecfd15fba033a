import type { Post } from '@common-ground/api/contracts/forum/posts.ts';
import { type ForumCategory, POSTS_PAGE, type Topic, topicSchema } from '@common-ground/api/contracts/forum/topics.ts';
import { FEED_ENTRIES, MAX_TOPICS_ABOUT_CONDITION, SITEMAP_SHARD_SIZE } from '@common-ground/api/contracts/limits.ts';
import type { ArchivedTopic, TopicLink } from '@common-ground/api/contracts/publishing/forumPages.ts';
import { IS_LISTED, TOPIC_COLUMNS, TOPIC_JOINS } from '@common-ground/api/features/forum/queries/selectTopics.ts';
import {
  defineStatement,
  defineStatements,
  findRow,
  type RowFrom,
  selectRows,
} from '@common-ground/api/platform/statement.ts';
import { z } from 'zod';
import type { Sql } from './Sql.ts';

const FOR_EVERYONE = `t.state = 'visible' AND t.audience = 'everyone'`;
/** True for a listed topic (`t`), as in the indexes of lists. */
const LISTED = `${IS_LISTED} AND t.audience = 'everyone'`;
const PAGES = `forum.page_of(t.last_number)`;

const TOPIC = defineStatement({
  name: 'publisher-topic',
  row: {
    pages: z.number(),
    conditionId: z.number().nullable(),
    /** In the default language; null when there is no condition or it is not published. */
    conditionName: z.string().nullable(),
    translatedName: z.string().nullable(),
    /** Whether the topic was merged into one that is visible and for everyone. */
    leadsOn: z.boolean(),
  },
  text: `SELECT ${PAGES} AS pages, t.condition_id AS "conditionId", c.name AS "conditionName", ct.name AS "translatedName",
           EXISTS (SELECT FROM forum_topics o WHERE o.id = t.merged_into_id AND o.state = 'visible' AND o.audience = 'everyone') AS "leadsOn"
         FROM forum_topics t LEFT JOIN conditions c ON c.id = t.condition_id AND c._status = 'published'
         LEFT JOIN condition_translations ct ON ct.condition_id = c.id AND ct.language_id = $2 AND ct._status = 'published'
         WHERE t.id = $1 AND ${FOR_EVERYONE}`,
});

/** Selects the data of a topic's page besides the topic itself; null when there is no such topic for everyone. */
export function selectTopicRow(sql: Sql, id: number, languageId: number): Promise<RowFrom<typeof TOPIC> | null> {
  return findRow(sql, TOPIC, [id, languageId]);
}

const TOPIC_PAGES = defineStatement({
  name: 'publisher-topic-pages',
  row: { id: z.number(), pages: z.number() },
  text: `SELECT t.id, ${PAGES} AS pages FROM forum_topics t WHERE ${FOR_EVERYONE} ORDER BY t.id`,
});

/** Selects topics for everyone, merged ones included. */
export const selectTopicPages = (sql: Sql): Promise<RowFrom<typeof TOPIC_PAGES>[]> => selectRows(sql, TOPIC_PAGES);

const ANSWERED = defineStatement({
  name: 'publisher-answered',
  row: { id: z.number() },
  text: 'SELECT DISTINCT user_id AS id FROM forum_posts WHERE id = ANY($1) AND user_id IS NOT NULL',
});

export async function selectAnswered(sql: Sql, posts: readonly Post[]): Promise<number[]> {
  const parents = posts.flatMap(({ parentPostId }) => parentPostId ?? []);
  if (parents.length === 0) return [];
  return (await selectRows(sql, ANSWERED, [parents])).map(({ id }) => id);
}

const { id, title, language, categoryType, createdAt } = topicSchema.shape;

const TOPICS_ABOUT = defineStatement({
  name: 'publisher-topics-about',
  row: { of: z.number(), id, title, language },
  text: `SELECT wanted.id AS of, about.* FROM unnest($1::int[]) AS wanted (id) CROSS JOIN LATERAL (
           SELECT t.id, t.title, t.language FROM forum_topics t
           WHERE t.condition_id = wanted.id AND ${LISTED} AND t.is_locked IS NOT TRUE
           ORDER BY t.id DESC LIMIT ${MAX_TOPICS_ABOUT_CONDITION}) AS about`,
});

export function selectTopicsAbout(sql: Sql, ids: readonly number[]): Promise<(TopicLink & { of: number })[]> {
  return selectRows(sql, TOPICS_ABOUT, [ids]);
}

/** `-of` a category. */
const NEW_TOPICS = defineStatements(['', '-of'], (filter) => ({
  name: `publisher-new-topics${filter}`,
  row: topicSchema,
  text: `SELECT ${TOPIC_COLUMNS} FROM (
           SELECT * FROM forum_topics t WHERE ${LISTED} AND t.language = $1 ${filter && 'AND t.category_type = $2'}
           ORDER BY t.id DESC LIMIT ${FEED_ENTRIES}) AS t ${TOPIC_JOINS} ORDER BY t.id DESC`,
}));

type Listed = { language: string; category: ForumCategory | null };

export function selectNewTopics(sql: Sql, { language: code, category }: Listed): Promise<Topic[]> {
  return category ? selectRows(sql, NEW_TOPICS['-of'], [code, category]) : selectRows(sql, NEW_TOPICS[''], [code]);
}

const TOPIC_SHARDS = defineStatement({
  name: 'publisher-topic-shards',
  row: { shard: z.number() },
  text: `SELECT DISTINCT (t.id - 1) / ${SITEMAP_SHARD_SIZE} + 1 AS shard FROM forum_topics t WHERE ${LISTED} ORDER BY shard`,
});

export async function selectTopicShards(sql: Sql): Promise<number[]> {
  return (await selectRows(sql, TOPIC_SHARDS)).map(({ shard }) => shard);
}

const TOPIC_SHARD = defineStatement({
  name: 'publisher-topic-shard',
  row: { id, language, pages: z.number() },
  text: `SELECT t.id, t.language, ${PAGES} AS pages FROM forum_topics t WHERE ${LISTED}
           AND t.id > ($1::bigint - 1) * ${SITEMAP_SHARD_SIZE} AND t.id <= $1::bigint * ${SITEMAP_SHARD_SIZE} ORDER BY t.id`,
});

export function selectTopicShard(sql: Sql, shard: number): Promise<RowFrom<typeof TOPIC_SHARD>[]> {
  return selectRows(sql, TOPIC_SHARD, [shard]);
}

const TOPIC_ARCHIVE = defineStatement({
  name: 'publisher-topic-archive',
  row: { id, title, language, categoryType, createdAt },
  text: `SELECT t.id, t.title, t.language, t.category_type AS "categoryType", t.created_at AS "createdAt" FROM forum_topics t
         WHERE ${LISTED} AND t.id > ($1::bigint - 1) * ${SITEMAP_SHARD_SIZE} AND t.id <= $1::bigint * ${SITEMAP_SHARD_SIZE}
         ORDER BY t.id DESC`,
});

export function selectArchive(sql: Sql, shard: number): Promise<ArchivedTopic[]> {
  return selectRows(sql, TOPIC_ARCHIVE, [shard]);
}

const TOPIC_SHARD_BEFORE = defineStatement({
  name: 'publisher-topic-shard-before',
  row: { shard: z.number() },
  text: `SELECT (t.id - 1) / ${SITEMAP_SHARD_SIZE} + 1 AS shard FROM forum_topics t
         WHERE ${LISTED} AND ($1::int IS NULL OR t.id <= ($1::bigint - 1) * ${SITEMAP_SHARD_SIZE}) ORDER BY t.id DESC LIMIT 1`,
});

/** Selects the last shard before `shard` that has a topic, or the last of all when `shard` is null. */
export async function selectShardBefore(sql: Sql, shard: number | null): Promise<number | null> {
  return (await findRow(sql, TOPIC_SHARD_BEFORE, [shard]))?.shard ?? null;
}

export function toPostNumbers(page: number): { from: number; to: number } {
  return { from: (page - 1) * POSTS_PAGE + 1, to: page * POSTS_PAGE };
}
