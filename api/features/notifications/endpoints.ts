import * as mails from '../../contracts/notifications/mailChoices.ts';
import * as calls from '../../contracts/notifications/notifications.ts';
import * as push from '../../contracts/notifications/push.ts';
import { anyone, own } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { selectSlice } from '../../platform/pages.ts';
import { demandAccount, demandSession } from '../../platform/session/findCurrentSession.ts';
import { chooseMails } from './chooseMails.ts';
import { openMailOff, stopMails } from './mailOff.ts';
import { deleteSubscription, selectPushKey, upsertSubscription } from './push/queries.ts';
import { selectChoices, updateChoices } from './queries/choices.ts';
import { selectMailChoices } from './queries/mailChoices.ts';
import {
  countNotifications,
  countUnread,
  markNotifications,
  removeNotification,
  selectNotifications,
} from './queries/notifications.ts';

export const notificationEndpoints: Endpoint[] = [
  defineEndpoint({
    call: calls.listNotifications,
    access: own,
    handler: ({ params: { id: userId }, query }, { database }) =>
      selectSlice(query, {
        select: (slice) => selectNotifications(database, { userId, slice }),
        count: () => countNotifications(database, userId),
      }),
  }),
  defineEndpoint({
    call: calls.countUnread,
    access: own,
    handler: async ({ params }, { database }) => ({ count: await countUnread(database, params.id) }),
  }),
  defineEndpoint({
    call: calls.markNotifications,
    access: own,
    handler: ({ params, body }, { database }) => markNotifications(database, { userId: params.id, ...body }),
  }),
  defineEndpoint({
    call: calls.removeNotification,
    access: own,
    handler: ({ params: { id, notificationId } }, { database }) =>
      removeNotification(database, { userId: id, notificationId }),
  }),
  defineEndpoint({
    call: calls.getNotificationChoices,
    access: own,
    handler: async ({ params }, { database }) => demandAccount(await selectChoices(database, params.id)),
  }),
  defineEndpoint({
    call: calls.chooseNotifications,
    access: own,
    handler: async ({ params, body }, { database }) => demandAccount(await updateChoices(database, params.id, body)),
  }),
  defineEndpoint({
    call: mails.getMailChoices,
    access: own,
    handler: async ({ params }, { database }) => demandAccount(await selectMailChoices(database, params.id)),
  }),
  defineEndpoint({
    call: mails.chooseMails,
    access: own,
    handler: ({ params, body }, context) => chooseMails({ userId: params.id, ...body }, context),
  }),
  defineEndpoint({
    call: push.getPushKey,
    access: anyone,
    headers: { 'cache-control': 'no-store' },
    handler: async (_, { database }) => ({ key: await selectPushKey(database) }),
  }),
  defineEndpoint({
    call: push.keepPushSubscription,
    access: own,
    handler: async ({ params, body }, context) => {
      const { id: sessionId } = await demandSession(context);
      return demandAccount(await upsertSubscription(context.database, { userId: params.id, sessionId }, body));
    },
  }),
  defineEndpoint({
    call: push.removePushSubscription,
    access: own,
    handler: ({ params: { id: userId, subscriptionId: id } }, { database }) =>
      deleteSubscription(database, { userId, id }),
  }),
  // Open to guests: the token names the user, and mail programs call this without a session.
  defineEndpoint({
    call: mails.stopMails,
    repeated: 'same',
    access: anyone,
    handler: ({ params }, context) => stopMails(params.token, context),
  }),
  defineEndpoint({
    call: mails.openMailOff,
    access: anyone,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' },
    location: ({ location }) => location,
    handler: ({ params }, context) => openMailOff(params.token, context),
  }),
];
