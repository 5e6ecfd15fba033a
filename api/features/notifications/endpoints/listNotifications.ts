import { listNotifications as call } from '../../../contracts/notifications/notifications.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { pageHeaders } from '../../../platform/pages.ts';
import { own } from '../../../platform/session/currentSession.ts';
import { listNotifications } from '../listNotifications.ts';

export const listNotificationsEndpoint = defineEndpoint({
  call,
  access: own,
  operation: async ({ params, query }, { database }) => {
    const { items, total } = await listNotifications(database, { ...query, userId: params.id });
    const path = call.path.replace('{id}', String(params.id));
    return { body: items, headers: pageHeaders({ path, query, total }) };
  },
});
