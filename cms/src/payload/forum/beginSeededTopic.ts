import type { ForumCategory } from '@common-ground/api/contracts/forum/topics.ts';
import { insertTopic } from '@common-ground/api/features/forum/queries/insertPost.ts';
import { rowOf } from '@common-ground/api/platform/Database.ts';
import { inTransaction } from '@common-ground/api/platform/transaction.ts';
import type { Payload } from 'payload';

type SeededTopic = {
  /** Names it among those of its author. */
  key: string;
  userId: number;
  language: string;
  categoryType: ForumCategory;
  title: string;
  content: string;
};

/** Begins a topic that comes with the project, once. Answers whether it was missing. */
export function beginSeededTopic({ db }: Payload, topic: SeededTopic): Promise<boolean> {
  return inTransaction(db.pool, async (connection) => {
    const found = await rowOf(connection, {
      name: 'seeded-topic',
      text: 'SELECT id FROM forum_posts WHERE user_id = $1 AND request_key = $2',
      values: [topic.userId, topic.key],
    });
    const nothing = { categoryId: null, conditionId: null, warning: null, mentions: [] };
    if (!found) await insertTopic(connection, { ...nothing, ...topic, audience: 'everyone' });
    return !found;
  });
}
