import { NOT_POSSIBLE_NOW } from '../../contracts/moderation/moderation.ts';
import { DISCUSSION_NOT_FOUND, type Discussion, TOO_LATE_TO_EDIT } from '../../contracts/talk/talk.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { flagCrisis } from '../moderation/flagCrisis.ts';
import { changePost, lockPost, recordPostEvent } from '../moderation/queries/posts.ts';
import { findDiscussion } from './queries/selectDiscussions.ts';
import { postsOfUser } from './startDiscussion.ts';

type Edit = { id: number; subject?: string | undefined; content: string; actor: Actor };

/** Changes a post within POST_EDIT_HOURS and records the earlier text. @throws NotFound, Conflict, TooManyRequests */
export async function editDiscussion({ id, subject, content, actor }: Edit, database: Database): Promise<Discussion> {
  await postsOfUser.spend(database, String(actor.id));
  return inTransaction(database, async (connection) => {
    const name = { kind: 'discussion', id } as const;
    // Locks the case before the post, as moderators do, to avoid a deadlock. A refused edit rolls a new case back.
    await flagCrisis(connection, { ...name, authorId: actor.id, texts: [subject, content] });
    const post = await lockPost(connection, name);
    if (!post) throw new NotFound(DISCUSSION_NOT_FOUND);
    const { words, isThread } = post;
    if (post.state !== 'visible' || post.isLocked) throw new Conflict(NOT_POSSIBLE_NOW);
    if (!post.isFresh) throw new Conflict(TOO_LATE_TO_EDIT);
    const said = { subject: isThread ? (subject ?? words.subject) : null, content };
    if (said.subject !== words.subject || content !== words.content) {
      await changePost(connection, name, { ...said, editedAt: new Date() });
      await recordPostEvent(connection, { ...name, action: 'edit', userId: actor.id, detail: words });
    }
    const edited = await findDiscussion(connection, id);
    if (!edited) throw new NotFound(DISCUSSION_NOT_FOUND);
    return edited;
  });
}
