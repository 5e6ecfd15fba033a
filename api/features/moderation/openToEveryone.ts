import type { PostKind } from '../../contracts/moderation/moderation.ts';
import { type Database, rowOf } from '../../platform/Database.ts';
import { changePost, recordPost } from './queries/posts.ts';

type Asked = { kind: PostKind; id: number; since: Date; reason: string; byId: number };

/**
 * Takes back that a topic which is held, or the one that a post stands in, was made one for members at a time. Not where
 * somebody has written in it since, for members alone, nor where its author keeps it so.
 */
export async function openToEveryone(connection: Database, { kind, id, since, reason, byId }: Asked): Promise<void> {
  const topic = await rowOf<{ id: number }>(connection, {
    name: `moderation-reopen-topic-${kind}`,
    text: `SELECT t.id FROM forum_topics t
           JOIN LATERAL (SELECT e.user_id, e.at FROM post_events e WHERE e.kind = 'topic' AND e.post = t.id AND e.action = 'audience'
             ORDER BY e.id DESC LIMIT 1) made ON made.at >= $2 AND made.user_id IS DISTINCT FROM t.created_by_id
           WHERE t.audience = 'members' AND t.id = ${kind === 'topic' ? '$1' : '(SELECT p.topic_id FROM forum_posts p WHERE p.id = $1)'}
             AND NOT EXISTS (SELECT FROM forum_posts p WHERE p.topic_id = t.id AND p.created_at > $2)`,
    values: [id, since],
  });
  if (!topic) return;
  await changePost(connection, { kind: 'topic', id: topic.id }, { audience: 'everyone' });
  const detail = { audience: 'members' };
  await recordPost(connection, { kind: 'topic', id: topic.id, action: 'audience', userId: byId, reason, detail });
}
