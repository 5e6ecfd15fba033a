import { z } from 'zod';
import { doneSchema } from '../accounts/accounts.ts';
import { defineCall } from '../call.ts';
import { pageParameters } from '../parameters.ts';

export const EVENT_TYPES = [
  'page_view',
  'user_action',
  'learning_progress',
  'search',
  'content_interaction',
  'quiz_completion',
  'authentication',
  'error',
  'chatbot_message',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Outcomes of a message to the chat assistant; an emergency counts as `crisis`. */
export const CHAT_ACTIONS = ['answered', 'searched', 'crisis', 'unanswered'] as const;
export type ChatAction = (typeof CHAT_ACTIONS)[number];

/** Fields of `eventData` by event type, besides `timestamp`, `userAgent` and `url`, which every event has. */
export type EventSpecifics = {
  page_view: undefined;
  /** `action` is a word such as `share`, never a text that a user wrote. */
  user_action: { action: string };
  learning_progress: { moduleId: number; progress: number };
  search: { query: string; category: string };
  content_interaction: { contentType: string; contentId: number; interaction: string };
  quiz_completion: { moduleId: number; score: number; timeSpent: number };
  authentication: { action: string };
  /** `error` is the kind of the error, not its message. `context` is where it occurred. */
  error: { error: string; context: string };
  /** `topic` is the topic of the answer, or one of CHAT_SUBJECTS when there was no answer; never a text of a user. */
  chatbot_message: { action: ChatAction; topic?: string };
};

/** Value of `by` in a stored event that a crawler or a script sent. */
export const BY_PROGRAM = 'program';

export const EVENT_DATA_LENGTH = 4000;

/** Event as the browser sends it. Far less is stored: see the summary of `sendEvent`. */
export const eventSchema = z.object({
  eventType: z.enum(EVENT_TYPES, { error: `must be one of ${EVENT_TYPES.join(', ')}` }),
  eventData: z
    .record(z.string().max(100, 'must have names of at most 100 characters'), z.unknown(), {
      error: 'must be an object',
    })
    .refine((data) => JSON.stringify(data).length <= EVENT_DATA_LENGTH, {
      error: `must have at most ${EVENT_DATA_LENGTH} characters`,
    }),
  userId: z.int().positive().nullish().meta({ description: 'Ignored: events are stored without a user' }),
});

export type AnalyticsEvent = z.input<typeof eventSchema>;

export const sendEvent = defineCall({
  name: 'sendEvent',
  method: 'POST',
  path: '/api/analytics',
  summary:
    'Counts an event. User, address, user agent and session are not stored; with DNT or Sec-GPC nothing is stored',
  tag: 'Analytics',
  body: eventSchema,
  output: doneSchema,
});

export const storedEventSchema = z
  .object({
    id: z.int().positive(),
    eventType: z.enum(EVENT_TYPES),
    eventData: z.record(z.string(), z.unknown()).meta({
      description: '`page` (a path), `language`, `timestamp` (rounded to the hour), and what its type has',
    }),
    userId: z.null().meta({ description: 'Events are stored without a user' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'AnalyticsEvent' });

export type StoredEvent = z.infer<typeof storedEventSchema>;

export const listEvents = defineCall({
  name: 'listEvents',
  method: 'GET',
  path: '/api/analytics',
  summary: 'Events, newest hour first, for administrators. Without `page` and `limit`: the latest 200',
  tag: 'Analytics',
  query: z.object(pageParameters),
  output: z.array(storedEventSchema),
});
