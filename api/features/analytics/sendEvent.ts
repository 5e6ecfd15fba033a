import type { z } from 'zod';
import { BY_PROGRAM, type eventSchema } from '../../contracts/analytics/analytics.ts';
import { clientAddress } from '../../platform/clientAddress.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { activeLanguages } from '../../platform/languages.ts';
import { Throttle } from '../../platform/throttle/Throttle.ts';
import { countChat } from './countChat.ts';
import { isProgram, mayBeCounted } from './mayBeCounted.ts';
import { insertAnalyticsEvent } from './queries/insertAnalyticsEvent.ts';
import { markOf } from './queries/readerKey.ts';
import { reduceEvent } from './reduceEvent.ts';

/** A page sends a handful of events a minute, and a whole school may share one address. */
export const eventsOfAddress = new Throttle({ name: 'analytics', tries: 3000, seconds: 60 });

/**
 * Keeps of an event what may be kept, and counts the view of a condition. Nothing at all of who asked not to be counted.
 * What a program sends is marked as such, counts as no view and is in no count of a day.
 * @throws TooManyRequests after too many events from one address
 */
export async function sendEvent(event: z.output<typeof eventSchema>, context: ApiContext): Promise<void> {
  const { database, request } = context;
  const agent = request.headers.get('user-agent') ?? '';
  if (!mayBeCounted(request)) return;

  const address = clientAddress(request);
  await eventsOfAddress.spend(database, (await markOf(database, 'events', address)).toString('base64url'));
  const reduced = reduceEvent(event, await activeLanguages(context));
  const byProgram = isProgram(request);
  if (reduced.eventType === 'chatbot_message') return countChat(database, { ...reduced, byProgram });
  const { conditionId, eventData } = reduced;
  const data = byProgram ? { ...eventData, by: BY_PROGRAM } : eventData;
  // One mark for each condition, so that marks of one reader are as unlike as those of two.
  const viewMark = conditionId && !byProgram ? await markOf(database, 'view', conditionId, address, agent) : null;
  await insertAnalyticsEvent(database, { ...reduced, eventData: data, viewMark });
}
