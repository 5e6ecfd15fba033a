import { markNotifications as call } from '../../../contracts/notifications/notifications.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { own } from '../../../platform/session/currentSession.ts';
import { markNotifications } from '../markNotifications.ts';

export const markNotificationsEndpoint = defineEndpoint({
  call,
  access: own,
  operation: async ({ params, body }, { database }) => {
    await markNotifications(database, { userId: params.id, ...body });
    return { body: { success: true as const } };
  },
});
