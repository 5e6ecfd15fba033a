import { type ForumCategory, TOPICS_PAGE, type Topic } from '../../../contracts/forum/topics.ts';
import type { Database } from '../../../platform/Database.ts';
import { selectRows } from '../../../platform/statement.ts';
import { type ForumReader, IS_LISTED, TOPIC, TOPIC_COLUMNS, TOPIC_JOINS } from './selectTopics.ts';

type TopicsWanted = {
  category: ForumCategory | null;
  conditionId: number | null;
  language: string | null;
  /** Ranks of the topics that a search found, by id. Null without a search: pinned topics come first. */
  ranks: ReadonlyMap<number, number> | null;
  /** Cursors: the page begins after the topic of `after`, or ends before the topic of `before`. */
  after?: string | undefined;
  before?: string | undefined;
  reader: ForumReader;
};

type TopicPage = { topics: Topic[]; nextCursor: string | null; previousCursor: string | null };

/** Uses cursors instead of offsets, so that the last page takes no longer than the first. */
export async function findTopicPage(
  database: Database,
  { category, language, conditionId, ranks, after, before, reader }: TopicsWanted,
): Promise<TopicPage> {
  if (ranks?.size === 0) return { topics: [], nextCursor: null, previousCursor: null };
  const cursor = after ?? before;
  const isBackwards = after === undefined && before !== undefined;
  const [rank, at, id] = cursor?.split('.').map(Number) ?? [];
  const values: unknown[] = [reader !== null];
  const given = (value: unknown) => `$${values.push(value)}`;
  // Without OFFSET 0, a plan for thousands of ids would read all topics.
  const from = ranks
    ? `unnest(${given([...ranks.keys()])}::int[], ${given([...ranks.values()])}::int[]) AS found (topic_id, rank)
       CROSS JOIN LATERAL (SELECT * FROM forum_topics WHERE id = found.topic_id OFFSET 0) AS t`
    : 'forum_topics t';
  // Only the column itself, not a number made of it, is in the indexes of the list.
  const place = ['$', 't.last_post_at', 't.id'].map((part) => part.replace('$', ranks ? 'rank' : 't.is_pinned'));
  const order = place.map((part) => `${part} ${isBackwards ? 'ASC' : 'DESC'}`).join(', ');
  const conditions = [
    IS_LISTED,
    "($1 OR t.audience = 'everyone')",
    ...(category ? [`t.category_type = ${given(category)}`] : []),
    ...(language ? [`t.language = ${given(language)}`] : []),
    ...(conditionId ? [`t.condition_id = ${given(conditionId)}`] : []),
    ...(cursor
      ? [
          `(${place.join(', ')}) ${isBackwards ? '>' : '<'}
            (${given(ranks ? rank : rank === 1)}, to_timestamp(${given(at)}::float8 / 1000), ${given(id)})`,
        ]
      : []),
  ];
  const rows = await selectRows(
    database,
    {
      ...TOPIC,
      // Names a prepared statement for each set of conditions.
      name: `forum-page-${[category, language, conditionId, ranks, after, before].map((one) => (one ? 1 : 0)).join('')}`,
      text: `SELECT ${TOPIC_COLUMNS} FROM (
             SELECT ${ranks ? 't.*, rank' : '*'} FROM ${from} WHERE ${conditions.join(' AND ')}
             ORDER BY ${order} LIMIT ${TOPICS_PAGE + 1}) AS t ${TOPIC_JOINS}
           ORDER BY ${order}`,
    },
    values,
  );
  const topics = rows.slice(0, TOPICS_PAGE);
  const hasMore = rows.length > TOPICS_PAGE;
  if (isBackwards) topics.reverse();
  const toCursor = (topic: Topic | undefined) =>
    topic
      ? `${ranks ? ranks.get(topic.id) : Number(topic.isPinned)}.${Date.parse(topic.lastPostAt)}.${topic.id}`
      : null;
  return {
    topics,
    nextCursor: isBackwards || hasMore ? toCursor(topics.at(-1)) : null,
    previousCursor: (isBackwards ? hasMore : after) ? toCursor(topics[0]) : null,
  };
}
