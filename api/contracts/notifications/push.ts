import { z } from 'zod';
import { doneSchema } from '../accounts/accounts.ts';
import { defineCall } from '../call.ts';
import { MAX_OUTGOING_ADDRESS, toOutgoingAddress } from '../outgoingAddress.ts';
import { idParameter } from '../parameters.ts';

/** Hosts of the push services of Chrome, Firefox, Safari and Edge. The server sends pushes to no other host. */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.notify.windows.com',
];
export const UNKNOWN_SERVICE = 'must be an https address of a push service that we know';

/** Maximum browsers of one user that get pushes; a further one replaces the oldest. */
export const MAX_PUSH_DEVICES = 10;

const endpoint = z
  .string({ error: UNKNOWN_SERVICE })
  .max(MAX_OUTGOING_ADDRESS, `must have at most ${MAX_OUTGOING_ADDRESS} characters`)
  .transform((given, context) => {
    const address = toOutgoingAddress(given, PUSH_SERVICES);
    if (address === null) context.addIssue({ code: 'custom', message: UNKNOWN_SERVICE });
    return address ?? '';
  })
  .pipe(z.string());

/** Base64url text of fixed length: a point of P-256, or a secret. */
const key = (characters: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${characters}}=*$`), `must be ${characters} characters of Base64url`);

export const pushSubscriptionSchema = z.object({
  endpoint,
  keys: z.object({ p256dh: key(87), auth: key(22) }),
  language: z.string().max(20, 'must have at most 20 characters').meta({ description: "Code of the page's language" }),
});

export type PushSubscriptionGiven = z.infer<typeof pushSubscriptionSchema>;

const ofPerson = z.object({ id: idParameter });

export const getPushKey = defineCall({
  name: 'getPushKey',
  method: 'GET',
  path: '/api/push-key',
  summary: 'The public VAPID key that browsers subscribe with; null when this installation sends no pushes',
  tag: 'Notifications',
  output: z.object({ key: z.string().nullable() }).meta({ id: 'PushKey' }),
});

export const keepPushSubscription = defineCall({
  name: 'keepPushSubscription',
  method: 'PUT',
  path: '/api/users/{id}/push-subscriptions',
  summary: 'Sends pushes about new notifications of the user to this browser; repeating it renews the subscription',
  tag: 'Notifications',
  params: ofPerson,
  body: pushSubscriptionSchema,
  output: z.object({ id: z.int().positive() }).meta({ id: 'PushSubscriptionId' }),
});

export const removePushSubscription = defineCall({
  name: 'removePushSubscription',
  method: 'DELETE',
  path: '/api/users/{id}/push-subscriptions/{subscriptionId}',
  summary: 'Stops pushes to this browser; succeeds when there is no subscription',
  tag: 'Notifications',
  params: z.object({ id: idParameter, subscriptionId: idParameter }),
  output: doneSchema,
});
