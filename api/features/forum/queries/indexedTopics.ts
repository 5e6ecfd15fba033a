import { z } from 'zod';
import { AUDIENCES, FORUM_CATEGORIES } from '../../../contracts/forum/topics.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, type RowFrom, selectRows } from '../../../platform/statement.ts';
import { IS_LISTED } from './selectTopics.ts';

const COLUMNS = `t.id, t.title, t.description, t.language, t.audience, t.category_type AS "categoryType",
  t.condition_id AS "conditionId", coalesce(ct.name, c.name) AS "conditionName", ${IS_LISTED} AS "isListed"`;

/** Joins the published condition `c` of topic `t`, and its translation `ct` into the topic's language. */
const JOINS = `LEFT JOIN conditions c ON c.id = t.condition_id AND c._status = 'published'
  LEFT JOIN languages l ON l.code = t.language
  LEFT JOIN condition_translations ct ON ct.condition_id = c.id AND ct.language_id = l.id AND ct._status = 'published'`;

const row = {
  id: z.number(),
  title: z.string(),
  /** Beginning of the first post, or its content warning. */
  description: z.string().nullable(),
  language: z.string(),
  audience: z.enum(AUDIENCES),
  categoryType: z.enum(FORUM_CATEGORIES),
  conditionId: z.number().nullable(),
  /** Name of the condition in the topic's language, else in the default language; null without a published condition. */
  conditionName: z.string().nullable(),
  isListed: z.boolean(),
};

const OLDER = defineStatement({
  name: 'forum-indexed-older',
  row,
  text: `SELECT ${COLUMNS} FROM forum_topics t ${JOINS} WHERE t.id < $1 AND ${IS_LISTED} ORDER BY t.id DESC LIMIT $2`,
});
export type IndexedTopic = RowFrom<typeof OLDER>;

/** Selects listed topics with smaller ids, the newest first. */
export function selectOlderTopics(database: Database, id: number, limit: number): Promise<IndexedTopic[]> {
  return selectRows(database, OLDER, [id, limit]);
}

const CHANGED = defineStatement({
  name: 'forum-indexed-changed',
  row,
  text: `SELECT ${COLUMNS} FROM forum_topics t ${JOINS} WHERE t.id = ANY ($1::int[])`,
});

/** Selects topics in any state. */
export function selectChangedTopics(database: Database, ids: readonly number[]): Promise<IndexedTopic[]> {
  return selectRows(database, CHANGED, [ids]);
}
