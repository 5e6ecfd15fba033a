import { getNotificationChoices as call } from '../../../contracts/notifications/notifications.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { Unauthorized } from '../../../platform/errors.ts';
import { own } from '../../../platform/session/currentSession.ts';
import { selectChoices } from '../queries/choices.ts';

export const getNotificationChoicesEndpoint = defineEndpoint({
  call,
  access: own,
  operation: async ({ params }, { database }) => {
    const body = await selectChoices(database, params.id);
    if (!body) throw new Unauthorized();
    return { body };
  },
});
