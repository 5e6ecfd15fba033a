import type { z } from 'zod';
import { type createTopic as call, TOPIC_NOT_FOUND, type Topic } from '../../contracts/forum/topics.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { BadRequest, NotFound, Unauthorized } from '../../platform/errors.ts';
import { activeLanguages } from '../../platform/languages.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { flagCrisis } from '../moderation/flagCrisis.ts';
import { demandWriter, spendPost } from './demandWriter.ts';
import { mentionsIn } from './mentionsIn.ts';
import { insertTopic } from './queries/insertPost.ts';
import { selectTopic, selectTopicOfPost } from './queries/selectTopics.ts';
import { lockWriter, selectBeginner } from './queries/writer.ts';

type NewTopic = z.output<typeof call.body> & { actor: Actor };

/** Begins a topic. A request that is sent again answers what the first one made. @throws BadRequest, Conflict, TooManyRequests */
export async function createTopic({ actor, ...given }: NewTopic, context: ApiContext): Promise<Topic> {
  await spendPost(actor.id, context);
  const { title, content, categoryType, audience } = given;
  const subject = { conditionId: given.conditionId ?? null, categoryId: given.categoryId ?? null };
  const said = { userId: actor.id, content, key: given.key ?? null };
  const language = await languageOf(given.language, context);
  return inTransaction(context.database, async (connection) => {
    await lockWriter(connection, actor.id);
    const writer = await selectBeginner(connection, { ...said, ...subject });
    if (!writer) throw new Unauthorized();
    if (writer.earlierId) return demandTopic(await selectTopicOfPost(connection, writer.earlierId));
    if (!writer.hasCondition) throw new BadRequest('conditionId: is no condition that readers have');
    if (!writer.hasCategory) throw new BadRequest('categoryId: is no category');
    demandWriter(writer, content);
    const warning = given.warning || null;
    const topic = { ...said, ...subject, title, categoryType, audience, language, warning };
    const id = await insertTopic(connection, { ...topic, mentions: mentionsIn(content) });
    await flagCrisis(connection, { kind: 'topic', id, authorId: actor.id, texts: [title, warning, content] });
    return demandTopic(await selectTopic(connection, { id, reader: actor }));
  });
}

async function languageOf(code: string | undefined, context: ApiContext): Promise<string> {
  const languages = await activeLanguages(context);
  const wanted = languages.find((language) => language.code.toLowerCase() === code?.toLowerCase());
  return (wanted ?? languages[0])?.code ?? 'en';
}

function demandTopic(topic: Topic | null): Topic {
  if (!topic) throw new NotFound(TOPIC_NOT_FOUND);
  return topic;
}
