import { listEvents as call } from '../../../contracts/analytics/analytics.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { pageHeaders } from '../../../platform/pages.ts';
import { administrators } from '../../../platform/session/currentSession.ts';
import { listEvents } from '../listEvents.ts';

export const listEventsEndpoint = defineEndpoint({
  call,
  access: administrators,
  operation: async ({ query }, { database }) => {
    const { items, total } = await listEvents(query, database);
    return { body: items, headers: pageHeaders({ path: call.path, query, total }) };
  },
});
