import { NOT_POSSIBLE_NOW } from '../../contracts/moderation/moderation.ts';
import { DISCUSSION_NOT_FOUND, type Discussion } from '../../contracts/talk/talk.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { changePost, lockPost, recordPostEvent } from '../moderation/queries/posts.ts';
import { findDiscussion } from './queries/selectDiscussions.ts';

/**
 * Sets the state of a post to `deleted`. Readers still see that a post was there, and its replies stay.
 * @throws NotFound, Conflict when the post is not visible
 */
export async function deleteDiscussion(
  { id, actor }: { id: number; actor: Actor },
  database: Database,
): Promise<Discussion> {
  return inTransaction(database, async (connection) => {
    const name = { kind: 'discussion', id } as const;
    const post = await lockPost(connection, name);
    if (!post) throw new NotFound(DISCUSSION_NOT_FOUND);
    if (post.state !== 'visible') throw new Conflict(NOT_POSSIBLE_NOW);
    await changePost(connection, name, { state: 'deleted' });
    await recordPostEvent(connection, { ...name, action: 'delete', userId: actor.id, detail: { state: post.state } });
    const deleted = await findDiscussion(connection, id);
    if (!deleted) throw new NotFound(DISCUSSION_NOT_FOUND);
    return deleted;
  });
}
