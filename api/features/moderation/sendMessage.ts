import { CASE_NOT_FOUND, OWN_CASE } from '../../contracts/moderation/cases.ts';
import type { PreparedMessage } from '../../contracts/moderation/messages.ts';
import { sendMessage as call } from '../../contracts/moderation/messages.ts';
import { NOT_POSSIBLE_NOW } from '../../contracts/moderation/moderation.ts';
import type { Actor } from '../../platform/Actor.ts';
import { createOnce } from '../../platform/createOnce.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, Forbidden, NotFound } from '../../platform/errors.ts';
import { notify } from '../notifications/queries/notify.ts';
import { lockCase, type OpenCase } from './queries/cases.ts';
import { insertMessage } from './queries/log.ts';
import { selectReported } from './queries/reported.ts';

type Message = { id: number; message: PreparedMessage; key?: string | undefined; actor: Actor };

/** Section of the profile with the message. */
const PLACE = '/profile#moderation';

/**
 * Sends the author of a case's content a prepared message, once for the same request. The case stays as it is.
 * @throws NotFound, Forbidden for own content, Conflict when the account is gone
 */
export async function sendMessage({ actor, ...request }: Message, database: Database): Promise<void> {
  const { id, message } = request;
  const make = async (connection: Database) => {
    const about = await lockCase(connection, { id });
    if (!about) throw new NotFound(CASE_NOT_FOUND);
    const { authorId } = about;
    if (authorId === null) throw new Conflict(NOT_POSSIBLE_NOW);
    if (authorId === actor.id) throw new Forbidden(OWN_CASE);
    await sendMessageToAuthor(connection, { about: { ...about, authorId }, message, actor });
    return id;
  };
  const sender = { userId: actor.id };
  await createOnce(database, { call: call.name, sender, request, make, find: async (_, caseId) => caseId });
}

type Written = {
  about: Pick<OpenCase, 'kind' | 'contentId'> & { authorId: number };
  message: PreparedMessage;
  actor: Actor;
};

/** The caller must have locked the case. */
export async function sendMessageToAuthor(
  connection: Database,
  { about: { kind, contentId, authorId }, message, actor }: Written,
): Promise<void> {
  const { title = '' } = (await selectReported(connection, { kind, id: contentId })) ?? {};
  await insertMessage(connection, { kind, contentId, authorId, message, byId: actor.id });
  await notify(connection, { userId: authorId, kind: 'moderation_message', values: { title }, link: PLACE });
}
