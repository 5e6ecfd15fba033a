import webPush from 'web-push';
import { PUSH_SERVICES } from '../../contracts/notifications/push.ts';
import { toOutgoingAddress } from '../../contracts/outgoingAddress.ts';
import { callOut } from '../outgoing/callOut.ts';
import { PushGone, PushLater, type PushSender } from './PushSender.ts';

/** As in https://datatracker.ietf.org/doc/html/rfc8292; `subject` is a mailto: or https: address of whoever runs the site. */
export type Vapid = { publicKey: string; privateKey: string; subject: string };

/** A push that could not be shown for a day says nothing any more. */
const TTL_SECONDS = 24 * 60 * 60;
const GONE = [404, 410];

/** Encrypts for the browser (RFC 8291) and hands over to its push service, signed with the site's key. */
export function createPushSender(vapidDetails: Vapid, call: typeof callOut = callOut): PushSender {
  return {
    publicKey: vapidDetails.publicKey,
    async send(target, payload) {
      const { endpoint: address } = target;
      // Stored before addresses were normalised. Browsers give normalised ones, so no browser waits for this push.
      if (toOutgoingAddress(address, PUSH_SERVICES) !== address) throw new PushGone();
      const options = { vapidDetails, TTL: TTL_SECONDS, topic: payload.tag };
      const request = webPush.generateRequestDetails(target, JSON.stringify(payload), options);
      const { status, headers } = await call({ ...request, address, hosts: PUSH_SERVICES });
      if (status >= 200 && status <= 299) return;
      if (GONE.includes(status)) throw new PushGone();
      const refused = Object.assign(new Error('The push service refused the push'), { code: `HTTP-${status}` });
      const seconds = secondsOf(headers['retry-after']);
      throw seconds === null ? refused : new PushLater(seconds, refused);
    },
  };
}

/** What `Retry-After` says, in seconds or as a time (RFC 9110); null where it says nothing. */
function secondsOf(given: string | undefined): number | null {
  if (!given) return null;
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), TTL_SECONDS) : null;
}
