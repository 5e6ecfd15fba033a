import { CASE_DECIDED, CASE_NOT_FOUND, OWN_CASE } from '../../contracts/moderation/cases.ts';
import { NOT_POSSIBLE_NOW } from '../../contracts/moderation/moderation.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, Forbidden, NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { keepForMembers } from './keepForMembers.ts';
import { lockCase } from './queries/cases.ts';
import { lockPost } from './queries/posts.ts';
import { writeToAuthor } from './sendMessage.ts';

/**
 * The gentle step of the playbook, at once: readers without an account and search engines have the topic no more, its author is
 * told in their own language, and what comes next is still to be decided. It blames nobody, so it is no decision.
 * @throws NotFound, Conflict where it is for members already or somebody was first, Forbidden for one's own words
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
    const isDone = await keepForMembers(connection, { kind, id: contentId, byId: actor.id });
    if (!isDone) throw new Conflict(NOT_POSSIBLE_NOW);
    if (authorId !== null)
      await writeToAuthor(connection, { about: { ...open, authorId }, message: 'keptForMembers', actor });
  });
}
