import type { PostKind } from '../../contracts/moderation/moderation.ts';
import { type Database, rowOf } from '../../platform/Database.ts';
import { changePost, recordPost } from './queries/posts.ts';

type Opening = { kind: PostKind; id: number; madeById: number | null; reason: string; byId: number };

/**
 * Takes back that somebody made a topic which is held, or the one that a post stands in, one for members. Not where anybody has
 * written in it since, for members alone, nor where somebody else keeps it so.
 */
export async function openToEveryone(connection: Database, asked: Opening): Promise<void> {
  const { kind, id, madeById, reason, byId } = asked;
  const topic = await rowOf<{ id: number }>(connection, {
    name: `moderation-reopen-topic-${kind}`,
    text: `SELECT t.id FROM forum_topics t
           JOIN LATERAL (SELECT e.user_id, (e.detail ->> 'lastNumber')::int AS last_number FROM post_events e
             WHERE e.kind = 'topic' AND e.post = t.id AND e.action = 'audience' ORDER BY e.id DESC LIMIT 1) made
             ON made.user_id = $2 AND made.last_number = t.last_number
           WHERE t.audience = 'members'
             AND t.id = ${kind === 'topic' ? '$1' : '(SELECT p.topic_id FROM forum_posts p WHERE p.id = $1)'}`,
    values: [id, madeById],
  });
  if (!topic) return;
  await changePost(connection, { kind: 'topic', id: topic.id }, { audience: 'everyone' });
  const detail = { audience: 'members' };
  await recordPost(connection, { kind: 'topic', id: topic.id, action: 'audience', userId: byId, reason, detail });
}
