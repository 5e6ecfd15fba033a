import { POST_NOT_FOUND, type Post, TOPIC_CLOSED } from '../../contracts/forum/posts.ts';
import { POST_EDIT_HOURS } from '../../contracts/limits.ts';
import { NOT_POSSIBLE_NOW } from '../../contracts/moderation/moderation.ts';
import { TOO_LATE_TO_EDIT } from '../../contracts/talk/talk.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { flagCrisis } from '../moderation/flagCrisis.ts';
import { changePost, recordPostEvent } from '../moderation/queries/posts.ts';
import { countPostAttempt, demandFewLinks } from './demandMayPost.ts';
import { type LockedPost, lockOwnPost } from './queries/lockTopics.ts';
import { selectForumPost } from './queries/selectPosts.ts';

type Words = { content: string; warning?: string | undefined; title?: string | undefined };
type Edit = Words & { id: number; actor: Actor };

/**
 * Changes a post of the user within POST_EDIT_HOURS, and the topic's title with its first post. Records earlier texts.
 * @throws NotFound, Conflict, BadRequest, TooManyRequests
 */
export async function editPost({ id, actor, ...given }: Edit, context: ApiContext): Promise<Post> {
  await countPostAttempt(actor.id, context);
  return inTransaction(context.database, async (connection) => {
    // Locks the case before the post, as moderators do, to avoid a deadlock. A refused edit rolls a new case back.
    const texts = [given.title, given.warning, given.content];
    await flagCrisis(connection, { kind: 'post', id, authorId: actor.id, texts });
    const before = await lockOwnPost(connection, { id, userId: actor.id, hours: POST_EDIT_HOURS });
    if (!before) throw new NotFound(POST_NOT_FOUND);
    if (before.state !== 'visible') throw new Conflict(NOT_POSSIBLE_NOW);
    if (before.isClosed) throw new Conflict(TOPIC_CLOSED);
    if (!before.isFresh) throw new Conflict(TOO_LATE_TO_EDIT);
    if (before.isNew) await demandFewLinks(connection, { content: given.content, authorId: actor.id });
    await change(connection, { ...given, id, actor }, before);
    const post = await selectForumPost(connection, { id, reader: actor });
    if (!post) throw new NotFound(POST_NOT_FOUND);
    return post;
  });
}

async function change(database: Database, { id, actor, ...given }: Edit, before: LockedPost): Promise<void> {
  const by = { userId: actor.id, action: 'edit' };
  const warning = given.warning || null;
  if (given.content !== before.content || warning !== (before.warning || null)) {
    const post = { kind: 'post', id } as const;
    await changePost(database, post, { content: given.content, warning, editedAt: new Date() });
    await recordPostEvent(database, { ...post, ...by, detail: { content: before.content, warning: before.warning } });
  }
  if (before.number === 1 && given.title && given.title !== before.title) {
    const topic = { kind: 'topic', id: before.topicId } as const;
    await changePost(database, topic, { title: given.title, editedAt: new Date() });
    await recordPostEvent(database, { ...topic, ...by, detail: { title: before.title } });
  }
}
