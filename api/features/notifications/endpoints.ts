import * as calls from '../../contracts/notifications/notifications.ts';
import { own } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { sliced } from '../../platform/pages.ts';
import { demandAccount } from '../../platform/session/currentSession.ts';
import { selectChoices, updateChoices } from './queries/choices.ts';
import {
  countNotifications,
  markNotifications,
  removeNotification,
  selectNotifications,
} from './queries/notifications.ts';

export const notificationEndpoints: Endpoint[] = [
  defineEndpoint({
    call: calls.listNotifications,
    access: own,
    verb: ({ params: { id: userId }, query }, { database }) =>
      sliced(query, {
        select: (slice) => selectNotifications(database, { userId, slice }),
        count: () => countNotifications(database, userId),
      }),
  }),
  defineEndpoint({
    call: calls.markNotifications,
    access: own,
    verb: ({ params, body }, { database }) => markNotifications(database, { userId: params.id, ...body }),
  }),
  defineEndpoint({
    call: calls.removeNotification,
    access: own,
    verb: ({ params: { id, notificationId } }, { database }) =>
      removeNotification(database, { userId: id, notificationId }),
  }),
  defineEndpoint({
    call: calls.getNotificationChoices,
    access: own,
    verb: async ({ params }, { database }) => demandAccount(await selectChoices(database, params.id)),
  }),
  defineEndpoint({
    call: calls.chooseNotifications,
    access: own,
    verb: async ({ params, body }, { database }) => demandAccount(await updateChoices(database, params.id, body)),
  }),
];
