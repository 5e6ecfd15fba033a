import { chooseNotifications as call } from '../../../contracts/notifications/notifications.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { Unauthorized } from '../../../platform/errors.ts';
import { own } from '../../../platform/session/currentSession.ts';
import { updateChoices } from '../queries/choices.ts';

export const chooseNotificationsEndpoint = defineEndpoint({
  call,
  access: own,
  operation: async ({ params, body: change }, { database }) => {
    const body = await updateChoices(database, params.id, change);
    if (!body) throw new Unauthorized();
    return { body };
  },
});
