import { STAYS_FOR_MEMBERS } from '../../contracts/forum/arranging.ts';
import { type Audience, type ForumCategory, TOPIC_NOT_FOUND, type Topic } from '../../contracts/forum/topics.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, Forbidden, NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { changePost, type PostChange } from '../moderation/queries/posts.ts';
import { notify } from '../notifications/queries/notify.ts';
import { type LockedTopic, lockTopics } from './queries/lockTopics.ts';
import { recordForumAction } from './queries/recordForumAction.ts';
import { selectTopic } from './queries/selectTopics.ts';

type Step = { id: number; actor: Actor; reason?: string | undefined };
type Change = { action: string; change: PostChange; before: object } | null;

export function pinTopic({ isPinned, ...step }: Step & { isPinned: boolean }, database: Database): Promise<Topic> {
  return arrange(database, step, (topic) => ({
    action: isPinned ? 'pin' : 'unpin',
    change: { isPinned },
    before: { isPinned: topic.isPinned },
  }));
}

export function moveTopic(
  { categoryType, ...step }: Step & { categoryType: ForumCategory },
  database: Database,
): Promise<Topic> {
  return arrange(database, step, (topic) =>
    topic.categoryType === categoryType
      ? null
      : { action: 'move', change: { categoryType }, before: { categoryType: topic.categoryType } },
  );
}

/**
 * Changes who may read a topic. Only its author may make it public again, and only without posts of other users.
 * @throws NotFound, Forbidden, Conflict
 */
export function changeAudience(
  { audience, ...step }: Step & { audience: Audience },
  database: Database,
): Promise<Topic> {
  return arrange(database, step, (topic) => {
    if (topic.audience === audience) return null;
    if (audience === 'everyone') {
      if (topic.userId !== step.actor.id) throw new Forbidden();
      if (topic.isShared) throw new Conflict(STAYS_FOR_MEMBERS);
    }
    return { action: 'audience', change: { audience }, before: { audience: topic.audience } };
  });
}

/**
 * Changes a topic and records the action. Notifies the author when a reason is given.
 * @throws NotFound when the topic is missing, not visible or merged
 */
async function arrange(
  database: Database,
  { id, actor, reason }: Step,
  decide: (topic: LockedTopic) => Change,
): Promise<Topic> {
  return inTransaction(database, async (connection) => {
    const [topic] = await lockTopics(connection, [id]);
    if (topic?.state !== 'visible' || topic.mergedInto) throw new NotFound(TOPIC_NOT_FOUND);
    const decided = decide(topic);
    if (decided) {
      const { action, change, before } = decided;
      // Notifies first: the trigger `keep_for_members` of the change then removes the title from this mail too.
      if (reason) await notifyTopicAuthor(connection, { topic, reason, actor });
      await changePost(connection, { kind: 'topic', id }, change);
      await recordForumAction(connection, {
        kind: 'topic',
        id,
        action,
        actor,
        reason,
        detail: before,
        author: topic.userId,
      });
    }
    const arranged = await selectTopic(connection, { id, reader: actor });
    if (!arranged) throw new NotFound(TOPIC_NOT_FOUND);
    return arranged;
  });
}

/** Notifies the author of a topic, unless the author is the actor or the account is gone. */
export async function notifyTopicAuthor(
  database: Database,
  { topic: { userId, title, link }, reason, actor }: { topic: LockedTopic; reason: string; actor: Actor },
): Promise<void> {
  if (userId === null || userId === actor.id) return;
  await notify(database, { userId, kind: 'post_moderated', values: { title, reason }, link });
}
