import { CASE_NOT_FOUND, OWN_CASE } from '../../contracts/moderation/cases.ts';
import { sendMessage as call } from '../../contracts/moderation/messages.ts';
import { NOT_POSSIBLE_NOW } from '../../contracts/moderation/moderation.ts';
import type { PreparedMessage } from '../../contracts/wording/moderation/messages/index.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, Forbidden, NotFound } from '../../platform/errors.ts';
import { makeOnce } from '../../platform/makeOnce.ts';
import { notify } from '../notifications/queries/notify.ts';
import { lockCase, type OpenCase } from './queries/cases.ts';
import { insertMessage } from './queries/log.ts';
import { selectReported } from './queries/reported.ts';

type Message = { id: number; message: PreparedMessage; key?: string | undefined; actor: Actor };

/** Where the person finds the words, and what can be answered to them. */
const PLACE = '/profile#moderation';

/**
 * Tells the author of what a case is about something in private, before or after it is decided: nothing else of it changes.
 * Once for the same request. @throws NotFound, Forbidden for one's own words, Conflict where the account is gone
 */
export async function sendMessage({ actor, ...request }: Message, database: Database): Promise<void> {
  const { id, message } = request;
  const make = async (connection: Database) => {
    const about = await lockCase(connection, { id });
    if (!about) throw new NotFound(CASE_NOT_FOUND);
    const { authorId } = about;
    if (authorId === null) throw new Conflict(NOT_POSSIBLE_NOW);
    if (authorId === actor.id) throw new Forbidden(OWN_CASE);
    await writeToAuthor(connection, { about: { ...about, authorId }, message, actor });
    return id;
  };
  const sender = { userId: actor.id };
  await makeOnce(database, { call: call.name, sender, request, make, find: async (_, caseId) => caseId });
}

type Written = {
  about: Pick<OpenCase, 'kind' | 'contentId'> & { authorId: number };
  message: PreparedMessage;
  actor: Actor;
};

/** Within what else is done with a case that is held. */
export async function writeToAuthor(
  connection: Database,
  { about: { kind, contentId, authorId }, message, actor }: Written,
): Promise<void> {
  const { title = '' } = (await selectReported(connection, { kind, id: contentId })) ?? {};
  await insertMessage(connection, { kind, contentId, authorId, message, byId: actor.id });
  await notify(connection, { userId: authorId, kind: 'moderation_message', values: { title }, link: PLACE });
}
