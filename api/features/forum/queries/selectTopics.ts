import { FORMER_MEMBER } from '../../../contracts/accounts/personalData.ts';
import { type ForumCategory, LATEST_TOPICS, type Topic, topicSchema } from '../../../contracts/forum/topics.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, defineStatements, findRow, selectRows } from '../../../platform/statement.ts';
import { staffRole } from '../../accounts/queries/standing.ts';

/** The reader, null for a guest. Only users read topics for members. */
export type ForumReader = { id: number } | null;

export const TOPIC_COLUMNS = `t.id, t.title, t.description AS content, coalesce(f.warning, '') <> '' AS "hasWarning",
  coalesce(f.likes_count, 0)::int AS "likesCount", t.category_type AS "categoryType", t.category_id AS "categoryId",
  t.condition_id AS "conditionId", t.language, t.audience, t.created_by_id AS "authorId",
  coalesce(u.display_name, '${FORMER_MEMBER}') AS "authorName", ${staffRole('u')} AS "authorRole",
  t.is_pinned IS TRUE AS "isPinned", CASE WHEN t.is_locked IS TRUE THEN 'closed' ELSE 'open' END AS status,
  t.lock_reason AS "lockReason", t.merged_into_id AS "mergedInto", t.post_count::int AS "postCount",
  t.created_at AS "createdAt", coalesce(t.last_post_at, t.created_at) AS "lastPostAt"`;

export const TOPIC_JOINS = `LEFT JOIN forum_posts f ON f.topic_id = t.id AND f.number = 1 LEFT JOIN users u ON u.id = t.created_by_id`;

/** True when topic `t` is visible and not merged. The indexes of topic lists have this condition. */
export const IS_LISTED = `t.state = 'visible' AND t.merged_into_id IS NULL`;

/** `-of` a category, `-in` a language. */
const LATEST = defineStatements(['', '-of', '-in', '-of-in'], (filter) => ({
  name: `forum-latest${filter}`,
  row: topicSchema,
  text: `SELECT ${TOPIC_COLUMNS} FROM (
           SELECT * FROM forum_topics t WHERE ${IS_LISTED} AND ($1 OR t.audience = 'everyone')
             ${filter.startsWith('-of') ? 'AND t.category_type = $2' : ''}
             ${filter === '-in' ? 'AND t.language = $2' : filter === '-of-in' ? 'AND t.language = $3' : ''}
           ORDER BY t.is_pinned DESC, t.last_post_at DESC, t.id DESC LIMIT ${LATEST_TOPICS}) AS t ${TOPIC_JOINS}
         ORDER BY t.is_pinned DESC, t.last_post_at DESC, t.id DESC`,
}));

/** Selects the last active topics that the reader may read, pinned ones first. */
export function selectLatestTopics(
  database: Database,
  { reader, category, language }: { reader: ForumReader; category: ForumCategory | null; language: string | null },
): Promise<Topic[]> {
  const filter = `${category ? '-of' : ''}${language ? '-in' : ''}` as const;
  return selectRows(database, LATEST[filter], [
    reader !== null,
    ...(category ? [category] : []),
    ...(language ? [language] : []),
  ]);
}

export const TOPIC = defineStatement({
  name: 'forum-topic',
  row: topicSchema,
  text: `SELECT ${TOPIC_COLUMNS} FROM forum_topics t ${TOPIC_JOINS}
         WHERE t.id = $1 AND t.state = 'visible' AND ($2 OR t.audience = 'everyone')`,
});

/** Selects a visible topic, also a merged one. Null when it is missing or the reader may not read it. */
export async function selectTopic(
  database: Database,
  { id, reader }: { id: number; reader: ForumReader },
): Promise<Topic | null> {
  return findRow(database, TOPIC, [id, reader !== null]);
}

const LISTED = defineStatement({
  name: 'forum-listed',
  row: topicSchema,
  text: `SELECT ${TOPIC_COLUMNS} FROM unnest($1::int[]) WITH ORDINALITY AS wanted (id, place)
           JOIN forum_topics t ON t.id = wanted.id AND ${IS_LISTED} ${TOPIC_JOINS}
         ORDER BY wanted.place`,
});

/** Selects topics of any audience in the order of their ids, without hidden and merged ones. */
export function selectListedTopics(database: Database, ids: readonly number[]): Promise<Topic[]> {
  return selectRows(database, LISTED, [ids]);
}
