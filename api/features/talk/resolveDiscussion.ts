import { DISCUSSION_NOT_FOUND, type Discussion } from '../../contracts/talk/talk.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { changePost, lockPost, recordPostEvent } from '../moderation/queries/posts.ts';
import { findDiscussion } from './queries/selectDiscussions.ts';

/** Resolves or reopens a thread. A reply counts as missing. @throws NotFound */
export async function resolveDiscussion(
  { id, isResolved, actor }: { id: number; isResolved: boolean; actor: Actor },
  database: Database,
): Promise<Discussion> {
  return inTransaction(database, async (connection) => {
    const name = { kind: 'discussion', id } as const;
    const post = await lockPost(connection, name);
    if (!post?.isThread) throw new NotFound(DISCUSSION_NOT_FOUND);
    if (post.isResolved !== isResolved) {
      await changePost(connection, name, { isResolved });
      const detail = { isResolved: post.isResolved };
      await recordPostEvent(connection, {
        ...name,
        action: isResolved ? 'resolve' : 'reopen',
        userId: actor.id,
        detail,
      });
    }
    const thread = await findDiscussion(connection, id);
    if (!thread) throw new NotFound(DISCUSSION_NOT_FOUND);
    return thread;
  });
}
