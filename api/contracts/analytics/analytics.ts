import { z } from 'zod';
import { doneSchema } from '../accounts/accounts.ts';
import { defineCall } from '../call.ts';
import { pageParameters } from '../parameters.ts';

/** What is counted. `chatbot_message` is what the chat assistant sends. */
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

/** What an event says besides `timestamp`, `userAgent` and `url`, which each has. */
export type EventSpecifics = {
  page_view: undefined;
  /** `action`: a word for it, such as `share`; never a text of a person. */
  user_action: { action: string };
  learning_progress: { moduleId: number; progress: number };
  search: { query: string; category: string };
  content_interaction: { contentType: string; contentId: number; interaction: string };
  quiz_completion: { moduleId: number; score: number; timeSpent: number };
  /** `action`: such as `login`, `register`, `logout`. */
  authentication: { action: string };
  /** `error`: the kind of the error, not its message. `context`: where it came about. */
  error: { error: string; context: string };
  /** `topic`: of the answer, or what an unanswered message was about; never a word of the message. */
  chatbot_message: { action: 'answered' | 'searched' | 'crisis' | 'unanswered'; topic?: string };
};

/** What `by` of a kept event says when a crawler or a script sent it. */
export const BY_PROGRAM = 'program';

/** Most characters of an event's data as JSON. */
export const EVENT_DATA_LENGTH = 4000;

/** As the browser sends it. What is kept of it is far less: see the summary of `sendEvent`. */
export const eventSchema = z.object({
  eventType: z.enum(EVENT_TYPES, { error: `must be one of ${EVENT_TYPES.join(', ')}` }),
  eventData: z
    .record(z.string().max(100, 'must have names of at most 100 characters'), z.unknown(), {
      error: 'must be an object',
    })
    .refine((data) => JSON.stringify(data).length <= EVENT_DATA_LENGTH, {
      error: `must have at most ${EVENT_DATA_LENGTH} characters`,
    }),
  userId: z.int().positive().nullish().meta({ description: 'Ignored: no event is kept with a person' }),
});

export type AnalyticsEvent = z.input<typeof eventSchema>;

export const sendEvent = defineCall({
  name: 'sendEvent',
  method: 'POST',
  path: '/api/analytics',
  summary:
    'Counts an event. No event keeps who it was, an address, a user agent or a session, and with DNT or Sec-GPC nothing is kept at all',
  tag: 'Analytics',
  body: eventSchema,
  output: doneSchema,
});

export const keptEventSchema = z
  .object({
    id: z.int().positive(),
    eventType: z.enum(EVENT_TYPES),
    eventData: z.record(z.string(), z.unknown()).meta({
      description: '`page` (a path), `language`, `timestamp` (rounded to the hour), and what its type has',
    }),
    userId: z.null().meta({ description: 'No event is kept with a person' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'AnalyticsEvent' });

export type KeptEvent = z.infer<typeof keptEventSchema>;

export const listEvents = defineCall({
  name: 'listEvents',
  method: 'GET',
  path: '/api/analytics',
  summary: 'Events, newest hour first, for administrators. Without `page` and `limit`: the latest 200',
  tag: 'Analytics',
  query: z.object(pageParameters),
  output: z.array(keptEventSchema),
});
