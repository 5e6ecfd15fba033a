import { removeNotification as call } from '../../../contracts/notifications/notifications.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { own } from '../../../platform/session/currentSession.ts';
import { removeNotification } from '../removeNotification.ts';

export const removeNotificationEndpoint = defineEndpoint({
  call,
  access: own,
  operation: async ({ params: { id, notificationId } }, { database }) => {
    await removeNotification(database, { userId: id, notificationId });
    return { body: { success: true as const } };
  },
});
