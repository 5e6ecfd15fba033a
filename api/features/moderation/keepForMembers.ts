import type { PostKind } from '../../contracts/moderation/moderation.ts';
import { type Database, rowOf } from '../../platform/Database.ts';
import { changePost, recordPost } from './queries/posts.ts';

type Kept = { kind: PostKind; id: number; reason?: string; byId: number };

/**
 * From now on a topic that is held, or the one that a post stands in, is read by members alone.
 * @returns whether it was for everybody before
 */
export async function keepForMembers(connection: Database, { kind, id, reason, byId }: Kept): Promise<boolean> {
  const topic = await rowOf<{ id: number }>(connection, {
    name: `moderation-open-topic-${kind}`,
    text: `SELECT t.id FROM forum_topics t WHERE t.audience = 'everyone'
             AND t.id = ${kind === 'topic' ? '$1' : '(SELECT p.topic_id FROM forum_posts p WHERE p.id = $1)'}`,
    values: [id],
  });
  if (!topic) return false;
  await changePost(connection, { kind: 'topic', id: topic.id }, { audience: 'members' });
  const detail = { audience: 'everyone' };
  await recordPost(connection, { kind: 'topic', id: topic.id, action: 'audience', userId: byId, reason, detail });
  return true;
}
