import { z } from 'zod';
import { type ForumCategory, TOPICS_PAGE, type Topic } from '../../../contracts/forum/topics.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow, selectRows } from '../../../platform/statement.ts';
import { type ForumReader, IS_LISTED, TOPIC, TOPIC_COLUMNS, TOPIC_JOINS } from './selectTopics.ts';

export type TopicsWanted = {
  category: ForumCategory | null;
  conditionId: number | null;
  language: string | null;
  q: string | null;
  /** Cursors: the page begins after the topic of `after`, or ends before the topic of `before`. */
  after?: string | undefined;
  before?: string | undefined;
};

type TopicPage = { topics: Topic[]; nextCursor: string | null; previousCursor: string | null };

/** Uses cursors instead of offsets, so that the last page takes no longer than the first. */
export async function findTopicPage(
  database: Database,
  { category, language, conditionId, q, after, before, reader }: TopicsWanted & { reader: ForumReader },
): Promise<TopicPage> {
  const found = q === null ? null : await findTopicIds(database, { q, reader });
  if (found?.length === 0) return { topics: [], nextCursor: null, previousCursor: null };
  const cursor = after ?? before;
  const isBackwards = after === undefined && before !== undefined;
  const order = isBackwards ? 'ASC' : 'DESC';
  const [isPinned, at, id] = cursor?.split('.') ?? [];
  const values: unknown[] = [reader !== null];
  const given = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    IS_LISTED,
    "($1 OR t.audience = 'everyone')",
    ...(category ? [`t.category_type = ${given(category)}`] : []),
    ...(language ? [`t.language = ${given(language)}`] : []),
    ...(conditionId ? [`t.condition_id = ${given(conditionId)}`] : []),
    ...(found ? [`t.id = ANY (${given(found)}::int[])`] : []),
    ...(cursor
      ? [
          `(t.is_pinned, t.last_post_at, t.id) ${isBackwards ? '>' : '<'}
            (${given(isPinned === '1')}, to_timestamp(${given(Number(at))}::float8 / 1000), ${given(Number(id))})`,
        ]
      : []),
  ];
  const rows = await selectRows(
    database,
    {
      ...TOPIC,
      // Names a prepared statement for each set of conditions.
      name: `forum-page-${[category, language, conditionId, found, after, before].map((one) => (one ? 1 : 0)).join('')}`,
      text: `SELECT ${TOPIC_COLUMNS} FROM (
             SELECT * FROM forum_topics t WHERE ${conditions.join(' AND ')}
             ORDER BY t.is_pinned ${order}, t.last_post_at ${order}, t.id ${order} LIMIT ${TOPICS_PAGE + 1}) AS t ${TOPIC_JOINS}
           ORDER BY t.is_pinned ${order}, t.last_post_at ${order}, t.id ${order}`,
    },
    values,
  );
  const topics = rows.slice(0, TOPICS_PAGE);
  const hasMore = rows.length > TOPICS_PAGE;
  if (isBackwards) topics.reverse();
  return {
    topics,
    nextCursor: isBackwards || hasMore ? toCursor(topics.at(-1)) : null,
    previousCursor: (isBackwards ? hasMore : after) ? toCursor(topics[0]) : null,
  };
}

function toCursor(topic: Topic | undefined): string | null {
  return topic ? `${topic.isPinned ? 1 : 0}.${Date.parse(topic.lastPostAt)}.${topic.id}` : null;
}

const FORUM_SEARCH = defineStatement({
  name: 'forum-search',
  row: { id: z.number() },
  text: 'SELECT id FROM forum.newest_topics($1::tsquery, $2) AS id',
});

const FORUM_SEARCH_WORDS = defineStatement({
  name: 'forum-search-words',
  row: { words: z.string().nullable() },
  text: 'SELECT forum.asked($1)::text AS words',
});

/**
 * Finds topics with a post that has all words, among those whose audience includes the reader. Leaves hidden topics to
 * the caller. When very many posts have the words, only the newest of these count.
 */
async function findTopicIds(database: Database, { q, reader }: { q: string; reader: ForumReader }): Promise<number[]> {
  const read = await findRow(database, FORUM_SEARCH_WORDS, [q]);
  if (!read?.words) return [];
  const rows = await selectRows(database, FORUM_SEARCH, [read.words, reader !== null]);
  return rows.map(({ id }) => id);
}
