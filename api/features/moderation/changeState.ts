import {
  MODERATIONS,
  type Moderation,
  NOT_POSSIBLE_NOW,
  type PostKind,
  type PostState,
} from '../../contracts/moderation/moderation.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict } from '../../platform/errors.ts';
import { changePost, type Post, type PostChange, recordPostEvent } from './queries/posts.ts';

type Change = { kind: PostKind; id: number; action: Moderation; reason: string; byId: number };

/**
 * Applies a moderator's action to a post and records it. The caller must have locked the row.
 * @throws Conflict when the state of the post does not allow the action
 */
export async function changeState(connection: Database, post: Post, change: Change): Promise<void> {
  const { kind, id, action, reason, byId } = change;
  await changePost(connection, { kind, id }, createPostChange(post, change));
  const detail = { state: post.state, isLocked: post.isLocked };
  await recordPostEvent(connection, { kind, id, action, userId: byId, reason, detail });
}

function createPostChange(post: Post, { action, reason }: Pick<Change, 'action' | 'reason'>): PostChange {
  const rule = MODERATIONS[action];
  if ('to' in rule) {
    if (!(rule.from as readonly PostState[]).includes(post.state)) throw new Conflict(NOT_POSSIBLE_NOW);
    return { state: rule.to, stateReason: rule.to === 'visible' ? null : reason };
  }
  if (!post.isThread || post.isLocked === rule.isLocked) throw new Conflict(NOT_POSSIBLE_NOW);
  return { isLocked: rule.isLocked, lockReason: rule.isLocked ? reason : null };
}

type PutBack = Omit<Change, 'action'> & { to?: 'visible' | 'hidden' };

/** Makes a post visible or hidden again, even a removed one, and records it. The caller must have locked the row. */
export async function restorePost(
  connection: Database,
  post: Post,
  { kind, id, reason, byId, to = 'visible' }: PutBack,
): Promise<void> {
  await changePost(connection, { kind, id }, { state: to, stateReason: to === 'visible' ? null : reason });
  const action = to === 'visible' ? 'show' : 'hide';
  await recordPostEvent(connection, { kind, id, action, userId: byId, reason, detail: { state: post.state } });
}
