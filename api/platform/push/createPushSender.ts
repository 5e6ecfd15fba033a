import webPush from 'web-push';
import { PUSH_SERVICES } from '../../contracts/notifications/push.ts';
import { toOutgoingAddress } from '../../contracts/outgoingAddress.ts';
import { sendRequest } from '../outgoing/sendRequest.ts';
import { PushGone, PushLater, type PushSender } from './PushSender.ts';

/** VAPID keys (RFC 8292). `subject` is a mailto: or https: address of the operator. */
export type Vapid = { publicKey: string; privateKey: string; subject: string };

/** A push that could not be shown for a day is out of date. */
const TTL_SECONDS = 24 * 60 * 60;
const GONE_STATUSES = [404, 410];

export function createPushSender(vapidDetails: Vapid, call: typeof sendRequest = sendRequest): PushSender {
  return {
    publicKey: vapidDetails.publicKey,
    async send(target, payload) {
      const { endpoint: address } = target;
      // Only old subscriptions have addresses that are not normalised. Browsers give normalised ones, so no browser
      // waits for this push.
      if (toOutgoingAddress(address, PUSH_SERVICES) !== address) throw new PushGone();
      const options = { vapidDetails, TTL: TTL_SECONDS, topic: payload.tag };
      const request = webPush.generateRequestDetails(target, JSON.stringify(payload), options);
      const { status, headers } = await call({ ...request, address, hosts: PUSH_SERVICES });
      if (status >= 200 && status <= 299) return;
      if (GONE_STATUSES.includes(status)) throw new PushGone();
      const refused = Object.assign(new Error('The push service refused the push'), { code: `HTTP-${status}` });
      const seconds = readRetryAfter(headers['retry-after']);
      throw seconds === null ? refused : new PushLater(seconds, refused);
    },
  };
}

/** Returns the seconds of `Retry-After`, from a number or a date (RFC 9110), at most a day; null without one. */
function readRetryAfter(given: string | undefined): number | null {
  if (!given) return null;
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), TTL_SECONDS) : null;
}
