import type { Endpoint } from '../../platform/defineEndpoint.ts';
import { chooseNotificationsEndpoint } from './endpoints/chooseNotifications.ts';
import { getNotificationChoicesEndpoint } from './endpoints/getNotificationChoices.ts';
import { listNotificationsEndpoint } from './endpoints/listNotifications.ts';
import { markNotificationsEndpoint } from './endpoints/markNotifications.ts';
import { removeNotificationEndpoint } from './endpoints/removeNotification.ts';

export const notificationEndpoints: Endpoint[] = [
  listNotificationsEndpoint,
  markNotificationsEndpoint,
  removeNotificationEndpoint,
  getNotificationChoicesEndpoint,
  chooseNotificationsEndpoint,
];
