import * as calls from '../../contracts/analytics/analytics.ts';
import * as dashboard from '../../contracts/analytics/dashboard.ts';
import { type ContentDue, DUE_KINDS, MAX_LISTED_MISSED_SEARCHES } from '../../contracts/analytics/dashboard.ts';
import { LATEST_EVENTS } from '../../contracts/limits.ts';
import { admins, anyone } from '../../platform/access.ts';
import type { Database } from '../../platform/Database.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { toSlice } from '../../platform/pages.ts';
import { listCharts } from './listCharts.ts';
import { selectChatFigures } from './queries/chatDays.ts';
import { selectMissedSearches } from './queries/missedSearches.ts';
import { selectDueContent } from './queries/selectDueContent.ts';
import { selectEvents } from './queries/selectEvents.ts';
import { selectFigures } from './queries/selectFigures.ts';
import { sendEvent } from './sendEvent.ts';

export const analyticsEndpoints: Endpoint[] = [
  // The response is the same whether or not something was stored.
  defineEndpoint({
    call: calls.sendEvent,
    repeated: 'again',
    access: anyone,
    handler: ({ body }, context) => sendEvent(body, context),
  }),
  // Limits the list even when no page is requested: a month of events is too long for a response.
  defineEndpoint({
    call: calls.listEvents,
    access: admins,
    handler: ({ query }, { database }) => selectEvents(database, toSlice(query) ?? { limit: LATEST_EVENTS, offset: 0 }),
  }),
  defineEndpoint({
    call: dashboard.getFigures,
    access: admins,
    handler: (_, { database }) => selectFigures(database),
  }),
  defineEndpoint({
    call: dashboard.listCharts,
    access: admins,
    handler: ({ query }, context) => listCharts(query.lang, context),
  }),
  defineEndpoint({
    call: dashboard.getContentDue,
    access: admins,
    handler: (_, { database }) => getContentDue(database),
  }),
];

export async function getContentDue(database: Database): Promise<ContentDue> {
  const listed = { language: null, isDismissed: false, limit: MAX_LISTED_MISSED_SEARCHES, offset: 0 };
  const [due, missed, chat] = await Promise.all([
    Promise.all(DUE_KINDS.map((kind) => selectDueContent(database, kind))),
    selectMissedSearches(database, listed),
    selectChatFigures(database),
  ]);
  return { due, missedSearches: missed.searches, chat };
}
