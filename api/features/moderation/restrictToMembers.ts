import type { PostKind } from '../../contracts/moderation/moderation.ts';
import { type Database, findRow } from '../../platform/Database.ts';
import { changePost, recordPostEvent } from './queries/posts.ts';

type Keeping = { kind: PostKind; id: number; reason?: string; byId: number };
type Kept = { id: number; authorId: number | null };

/**
 * Restricts a topic, or the topic of a post, to members. The caller must have locked the row.
 * @returns null when the topic was not for everyone before
 */
export async function restrictToMembers(
  connection: Database,
  { kind, id, reason, byId }: Keeping,
): Promise<Kept | null> {
  const topic = await findRow<Kept & { lastNumber: number }>(connection, {
    name: `moderation-open-topic-${kind}`,
    text: `SELECT t.id, t.created_by_id AS "authorId", t.last_number AS "lastNumber" FROM forum_topics t WHERE t.audience = 'everyone'
             AND t.id = ${kind === 'topic' ? '$1' : '(SELECT p.topic_id FROM forum_posts p WHERE p.id = $1)'}`,
    values: [id],
  });
  if (!topic) return null;
  await changePost(connection, { kind: 'topic', id: topic.id }, { audience: 'members' });
  // `openToEveryone` compares `lastNumber` to see whether the topic has posts since.
  const detail = { audience: 'everyone', lastNumber: topic.lastNumber };
  await recordPostEvent(connection, { kind: 'topic', id: topic.id, action: 'audience', userId: byId, reason, detail });
  return topic;
}
