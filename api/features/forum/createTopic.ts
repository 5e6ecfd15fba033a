import type { z } from 'zod';
import { createTopic as call, type Topic } from '../../contracts/forum/topics.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { createOnce } from '../../platform/createOnce.ts';
import type { Database } from '../../platform/Database.ts';
import { BadRequest, Unauthorized } from '../../platform/errors.ts';
import { findActiveLanguages } from '../../platform/languages.ts';
import { flagCrisis } from '../moderation/flagCrisis.ts';
import { countPostAttempt, demandMayPost } from './demandMayPost.ts';
import { findMentions } from './findMentions.ts';
import { insertTopic } from './queries/insertPost.ts';
import { selectTopic } from './queries/selectTopics.ts';
import { lockWriter, selectTopicAuthor } from './queries/writer.ts';

type NewTopic = z.output<typeof call.body> & { actor: Actor };

/**
 * Creates a topic, once for the same key. The same text within a day without the key is a Conflict.
 * @throws BadRequest, Unauthorized, Conflict, TooManyRequests
 */
export async function createTopic({ actor, ...request }: NewTopic, context: ApiContext): Promise<Topic> {
  await countPostAttempt(actor.id, context);
  const language = await chooseLanguage(request.language, context);
  return createOnce(context.database, {
    call: call.name,
    sender: { userId: actor.id },
    request,
    make: (connection) => addTopic(connection, { actor, ...request, language }),
    find: (connection, id) => selectTopic(connection, { id, reader: actor }),
    stands: () => false,
  });
}

async function addTopic(
  connection: Database,
  { actor, language, ...given }: NewTopic & { language: string },
): Promise<number> {
  const { title, content, categoryType, audience } = given;
  const subject = { conditionId: given.conditionId ?? null, categoryId: given.categoryId ?? null };
  const said = { userId: actor.id, content };
  await lockWriter(connection, actor.id);
  const writer = await selectTopicAuthor(connection, { ...said, ...subject });
  if (!writer) throw new Unauthorized();
  if (!writer.hasCondition) throw new BadRequest('conditionId: must be a published condition');
  if (!writer.hasCategory) throw new BadRequest('categoryId: must be an existing category');
  await demandMayPost(connection, writer, { content, authorId: actor.id });
  const warning = given.warning || null;
  const topic = { ...said, ...subject, title, categoryType, audience, language, warning };
  const id = await insertTopic(connection, { ...topic, mentions: findMentions(content) });
  await flagCrisis(connection, { kind: 'topic', id, authorId: actor.id, texts: [title, warning, content] });
  return id;
}

async function chooseLanguage(code: string | undefined, context: ApiContext): Promise<string> {
  const languages = await findActiveLanguages(context);
  const wanted = languages.find((language) => language.code.toLowerCase() === code?.toLowerCase());
  return (wanted ?? languages[0])?.code ?? 'en';
}
