import { CASE_DECIDED, CASE_NOT_FOUND, OWN_CASE } from '../../contracts/moderation/cases.ts';
import { NOT_POSSIBLE_NOW } from '../../contracts/moderation/moderation.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, Forbidden, NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { lockCase } from './queries/cases.ts';
import { insertStep } from './queries/log.ts';
import { lockPost } from './queries/posts.ts';
import { restrictToMembers } from './restrictToMembers.ts';
import { sendMessageToAuthor } from './sendMessage.ts';

/**
 * Restricts the topic of a case to members and sends the topic's author a prepared message. The case stays undecided,
 * because this step blames nobody.
 * @throws NotFound, Forbidden for own content
 * @throws Conflict when the case is decided or not about the forum, or the topic is for members
 */
export async function makeMembersOnly({ id, actor }: { id: number; actor: Actor }, database: Database): Promise<void> {
  await inTransaction(database, async (connection) => {
    const open = await lockCase(connection, { id });
    if (!open) throw new NotFound(CASE_NOT_FOUND);
    const { kind, contentId, authorId, isDecided } = open;
    if (isDecided) throw new Conflict(CASE_DECIDED);
    if (authorId === actor.id) throw new Forbidden(OWN_CASE);
    if (kind !== 'topic' && kind !== 'post') throw new Conflict(NOT_POSSIBLE_NOW);
    await lockPost(connection, { kind, id: contentId });
    const topic = await restrictToMembers(connection, { kind, id: contentId, byId: actor.id });
    if (!topic) throw new Conflict(NOT_POSSIBLE_NOW);
    const about = { kind: 'topic', contentId: topic.id, authorId: topic.authorId } as const;
    await insertStep(connection, { ...about, action: 'audience', byId: actor.id });
    // The author of the topic can differ from the author of the reported content.
    if (about.authorId !== null && about.authorId !== actor.id)
      await sendMessageToAuthor(connection, {
        about: { ...about, authorId: about.authorId },
        message: 'keptForMembers',
        actor,
      });
  });
}
