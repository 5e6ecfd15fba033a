import type { z } from 'zod';
import {
  CHAT_ACTIONS,
  type EventSpecifics,
  type EventType,
  type eventSchema,
} from '../../contracts/analytics/analytics.ts';
import { toStorableQuery } from '../../contracts/analytics/storableQuery.ts';
import { CHAT_TOPIC, CHAT_TOPIC_LENGTH } from '../../contracts/chat/answers.ts';
import { ID_MAX } from '../../contracts/limits.ts';
import { type PageLanguage, reducePath } from './reducePath.ts';

export type ReducedEvent = {
  eventType: EventType;
  eventData: Record<string, string | number>;
  /** Null unless the event is a view of a condition page. */
  conditionId: number | null;
};

type Read = (value: unknown, data: Record<string, unknown>) => string | number | undefined;

/** Kinds of content whose ids identify no person. */
const CONTENT = ['condition', 'category', 'learning_path', 'learning_module', 'forum_topic', 'page'];
const DAY_SECONDS = 86_400;

const id: Read = whole(1, ID_MAX);
const word: Read = (value) =>
  typeof value === 'string' && /^[a-z]+([_-][a-z]+)*$/.test(value) ? value.slice(0, 40) : undefined;

/** The fields that are stored of each event besides page and language. */
const FIELDS: { [Type in EventType]: { [Field in keyof EventSpecifics[Type]]: Read } } = {
  page_view: {},
  user_action: { action: word },
  learning_progress: { moduleId: id, progress: whole(0, 100) },
  search: { query: toStorableQuery, category: id },
  content_interaction: {
    contentType: word,
    contentId: (value, data) => (CONTENT.includes(String(data.contentType)) ? id(value, data) : undefined),
    interaction: word,
  },
  quiz_completion: { moduleId: id, score: whole(0, 1_000_000), timeSpent: whole(0, DAY_SECONDS) },
  authentication: { action: word },
  error: {
    // Stores the kind, never the message, which may quote a reader.
    error: (value) => (typeof value === 'string' && /^[A-Z]\w{0,50}(Error|Exception)$/.test(value) ? value : 'Error'),
    context: (value) =>
      typeof value === 'string' && /^(\/_astro)?\/[\w.-]{1,80}\.js(:\d{1,7}){0,2}$/.test(value)
        ? value
        : word(value, {}),
  },
  // `countChat` checks whether the topic is known. A crisis has no topic, because it could identify a person.
  chatbot_message: {
    action: (value) => CHAT_ACTIONS.find((action) => action === value),
    topic: (value, { action }) =>
      action !== 'crisis' && typeof value === 'string' && value.length <= CHAT_TOPIC_LENGTH && CHAT_TOPIC.test(value)
        ? value
        : undefined,
  },
};

/** Returns the fields of an event that may be stored, with its path but without query and fragment. */
export function reduceEvent(
  { eventType, eventData }: z.output<typeof eventSchema>,
  languages: readonly PageLanguage[],
): ReducedEvent {
  const isCrisis = eventType === 'chatbot_message' && eventData.action === 'crisis';
  const page = isCrisis ? null : reducePath(eventData.url ?? eventData.page, languages);
  const fields = Object.entries<Read>(FIELDS[eventType]).map(([name, read]) => [
    name,
    read(eventData[name], eventData),
  ]);
  return {
    eventType,
    eventData: {
      ...(page && { page: page.path, language: page.language }),
      ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
    },
    conditionId: eventType === 'page_view' ? (page?.conditionId ?? null) : null,
  };
}

function whole(least: number, most: number): Read {
  return (value) => {
    if (typeof value !== 'number' && !(typeof value === 'string' && /^\d{1,10}$/.test(value))) return undefined;
    const number = Math.round(Number(value));
    return number >= least && number <= most ? number : undefined;
  };
}
