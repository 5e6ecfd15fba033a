import type { PostKind } from '../../contracts/moderation/moderation.ts';
import { type Database, rowOf } from '../../platform/Database.ts';
import { changePost, recordPost } from './queries/posts.ts';

type Keeping = { kind: PostKind; id: number; reason?: string; byId: number };
type Kept = { id: number; authorId: number | null };

/**
 * From now on a topic that is held, or the one that a post stands in, is read by members alone.
 * @returns the topic, and whose it is; null where it was not for everybody before
 */
export async function keepForMembers(connection: Database, { kind, id, reason, byId }: Keeping): Promise<Kept | null> {
  const topic = await rowOf<Kept & { lastNumber: number }>(connection, {
    name: `moderation-open-topic-${kind}`,
    text: `SELECT t.id, t.created_by_id AS "authorId", t.last_number AS "lastNumber" FROM forum_topics t WHERE t.audience = 'everyone'
             AND t.id = ${kind === 'topic' ? '$1' : '(SELECT p.topic_id FROM forum_posts p WHERE p.id = $1)'}`,
    values: [id],
  });
  if (!topic) return null;
  await changePost(connection, { kind: 'topic', id: topic.id }, { audience: 'members' });
  // By which it is seen later whether anybody has written in it since.
  const detail = { audience: 'everyone', lastNumber: topic.lastNumber };
  await recordPost(connection, { kind: 'topic', id: topic.id, action: 'audience', userId: byId, reason, detail });
  return topic;
}
