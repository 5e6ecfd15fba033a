import {
  MODERATIONS,
  type Moderation,
  NOT_POSSIBLE_NOW,
  POST_NOT_FOUND,
  type PostKind,
  type PostState,
} from '../../contracts/moderation/moderation.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { notify } from '../notifications/queries/notify.ts';
import { changePost, lockPost, type Post, type PostChange, recordPost } from './queries/posts.ts';

type Decision = { kind: PostKind; id: number; action: Moderation; reason: string; actor: Actor };

/**
 * Decides whether readers see a post, or whether its thread takes replies. Its words, author and time stay as they are; who
 * decided, when and why is recorded, and its author is told. @throws NotFound, Conflict
 */
export async function moderatePost(
  { kind, id, action, reason, actor }: Decision,
  database: Database,
): Promise<{ id: number; state: PostState; isLocked: boolean }> {
  return inTransaction(database, async (connection) => {
    const post = await lockPost(connection, { kind, id });
    if (!post) throw new NotFound(POST_NOT_FOUND);
    await changePost(connection, { kind, id }, changeOf(post, { action, reason }));
    const detail = { state: post.state, isLocked: post.isLocked };
    await recordPost(connection, { kind, id, action, userId: actor.id, reason, detail });
    const { userId, title, link } = post;
    if (userId !== null && userId !== actor.id)
      await notify(connection, { userId, kind: 'post_moderated', values: { title, reason }, link });
    const rule = MODERATIONS[action];
    const { state, isLocked } = post;
    return { id, state, isLocked, ...('to' in rule ? { state: rule.to } : rule) };
  });
}

function changeOf(post: Post, { action, reason }: Pick<Decision, 'action' | 'reason'>): PostChange {
  const rule = MODERATIONS[action];
  if ('to' in rule) {
    if (!(rule.from as readonly PostState[]).includes(post.state)) throw new Conflict(NOT_POSSIBLE_NOW);
    return { state: rule.to, stateReason: rule.to === 'visible' ? null : reason };
  }
  if (!post.isThread || post.isLocked === rule.isLocked) throw new Conflict(NOT_POSSIBLE_NOW);
  return { isLocked: rule.isLocked, lockReason: rule.isLocked ? reason : null };
}
