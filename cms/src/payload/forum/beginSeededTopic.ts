import type { ForumCategory } from '@common-ground/api/contracts/forum/topics.ts';
import { insertTopic } from '@common-ground/api/features/forum/queries/insertPost.ts';
import type { Database } from '@common-ground/api/platform/Database.ts';
import { defineStatement, findRow } from '@common-ground/api/platform/statement.ts';
import { z } from 'zod';

type SeededTopic = {
  /** Identifies the topic among those of its author. */
  key: string;
  userId: number;
  language: string;
  categoryType: ForumCategory;
  title: string;
  content: string;
};

const SEEDED_TOPIC = defineStatement({
  name: 'seeded-topic',
  row: { id: z.number() },
  text: 'SELECT id FROM forum_posts WHERE user_id = $1 AND request_key = $2',
});

/** Inserts a topic in the transaction on `connection`. @returns false when its author has one with this key */
export async function beginSeededTopic(connection: Database, topic: SeededTopic): Promise<boolean> {
  const found = await findRow(connection, SEEDED_TOPIC, [topic.userId, topic.key]);
  const nothing = { categoryId: null, conditionId: null, warning: null, mentions: [] };
  if (!found) await insertTopic(connection, { ...nothing, ...topic, audience: 'everyone' });
  return !found;
}
