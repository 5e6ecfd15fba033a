import { POST_NOT_FOUND, type Post } from '../../contracts/forum/posts.ts';
import { POST_EDIT_HOURS } from '../../contracts/limits.ts';
import { NOT_POSSIBLE_NOW } from '../../contracts/moderation/moderation.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { changePost, recordPostEvent } from '../moderation/queries/posts.ts';
import { lockOwnPost } from './queries/lockTopics.ts';
import { selectForumPost } from './queries/selectPosts.ts';

/**
 * Sets a post of the user to `deleted`, and its topic too when the post is the first and no reply is visible.
 * @throws NotFound, Conflict when the post is not visible
 */
export async function deletePost({ id, actor }: { id: number; actor: Actor }, database: Database): Promise<Post> {
  return inTransaction(database, async (connection) => {
    const before = await lockOwnPost(connection, { id, userId: actor.id, hours: POST_EDIT_HOURS });
    if (!before) throw new NotFound(POST_NOT_FOUND);
    if (before.state !== 'visible') throw new Conflict(NOT_POSSIBLE_NOW);
    const by = { userId: actor.id, action: 'delete', detail: { state: before.state } };
    await changePost(connection, { kind: 'post', id }, { state: 'deleted' });
    await recordPostEvent(connection, { kind: 'post', id, ...by });
    const post = await selectForumPost(connection, { id, reader: actor });
    if (!post) throw new NotFound(POST_NOT_FOUND);
    if (before.number === 1 && !before.isAnswered) {
      await changePost(connection, { kind: 'topic', id: before.topicId }, { state: 'deleted' });
      await recordPostEvent(connection, { kind: 'topic', id: before.topicId, ...by });
    }
    return post;
  });
}
