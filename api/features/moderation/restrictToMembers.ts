import { z } from 'zod';
import { POST_KINDS, type PostKind } from '../../contracts/moderation/moderation.ts';
import type { Database } from '../../platform/Database.ts';
import { defineStatements, findRow, type RowFrom } from '../../platform/statement.ts';
import { changePost, recordPostEvent } from './queries/posts.ts';

type Keeping = { kind: PostKind; id: number; reason?: string; byId: number };

/** $1 id of the topic or of a post in it. */
const PUBLIC_TOPICS = defineStatements(POST_KINDS, (kind) => ({
  name: `moderation-open-topic-${kind}`,
  row: { id: z.number(), authorId: z.number().nullable(), lastNumber: z.string() },
  text: `SELECT t.id, t.created_by_id AS "authorId", t.last_number AS "lastNumber" FROM forum_topics t WHERE t.audience = 'everyone'
           AND t.id = ${kind === 'topic' ? '$1' : '(SELECT p.topic_id FROM forum_posts p WHERE p.id = $1)'}`,
}));
type PublicTopic = RowFrom<typeof PUBLIC_TOPICS.topic>;

/**
 * Restricts a topic, or the topic of a post, to members. The caller must have locked the row.
 * @returns null when the topic was not for everyone before
 */
export async function restrictToMembers(
  connection: Database,
  { kind, id, reason, byId }: Keeping,
): Promise<PublicTopic | null> {
  const topic = await findRow(connection, PUBLIC_TOPICS[kind], [id]);
  if (!topic) return null;
  await changePost(connection, { kind: 'topic', id: topic.id }, { audience: 'members' });
  // `openToEveryone` compares `lastNumber` to see whether the topic has posts since.
  const detail = { audience: 'everyone', lastNumber: topic.lastNumber };
  await recordPostEvent(connection, { kind: 'topic', id: topic.id, action: 'audience', userId: byId, reason, detail });
  return topic;
}
