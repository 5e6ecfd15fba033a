import { BY_PROGRAM, type ChatAction } from '../../contracts/analytics/analytics.ts';
import { CHAT_SUBJECTS } from '../../contracts/chat/subjects.ts';
import type { Database } from '../../platform/Database.ts';
import { insertChatDay, isChatTopic } from './queries/chatDays.ts';
import { insertAnalyticsEvent } from './queries/insertAnalyticsEvent.ts';
import type { ReducedEvent } from './reduceEvent.ts';

/**
 * Counts a message to the chat assistant by what became of it and what it was about: a topic or a subject that is ours, else
 * "other". A crisis is one more of its day and no event at all: an hour, a page or a language could point at a person.
 */
export async function countChat(
  database: Database,
  { byProgram, ...event }: ReducedEvent & { byProgram: boolean },
): Promise<void> {
  const action = event.eventData.action as ChatAction | undefined;
  if (action === 'crisis') {
    if (!byProgram) await insertChatDay(database, { action, topic: '' });
    return;
  }
  if (!action) return insertAnalyticsEvent(database, { ...event, viewMark: null });
  const topic = await knownTopic(database, String(event.eventData.topic ?? ''));
  if (!byProgram) await insertChatDay(database, { action, topic });
  const eventData = { ...event.eventData, topic, ...(byProgram ? { by: BY_PROGRAM } : {}) };
  await insertAnalyticsEvent(database, { ...event, eventData, viewMark: null });
}

async function knownTopic(database: Database, topic: string): Promise<string> {
  const isSubject = CHAT_SUBJECTS.some((subject) => subject === topic);
  return isSubject || (topic && (await isChatTopic(database, topic))) ? topic : 'other';
}
