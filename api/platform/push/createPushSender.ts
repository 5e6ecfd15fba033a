import webPush from 'web-push';
import { PushGone, PushLater, type PushSender } from './PushSender.ts';

/** Of https://datatracker.ietf.org/doc/html/rfc8292; `subject` is a mailto: or https: address of whoever runs the site. */
export type Vapid = { publicKey: string; privateKey: string; subject: string };

/** A push that could not be shown for a day says nothing any more. */
const TTL_SECONDS = 24 * 60 * 60;
const PATIENCE_MS = 10_000;
const GONE = [404, 410];

/** Encrypts for the browser (RFC 8291) and hands over to its push service, signed with the site's key. */
export function createPushSender(vapidDetails: Vapid): PushSender {
  return {
    publicKey: vapidDetails.publicKey,
    async send(target, payload) {
      const options = { vapidDetails, TTL: TTL_SECONDS, topic: payload.tag, timeout: PATIENCE_MS };
      try {
        await webPush.sendNotification(target, JSON.stringify(payload), options);
      } catch (error) {
        if (!(error instanceof webPush.WebPushError)) throw error;
        if (GONE.includes(error.statusCode)) throw new PushGone();
        const seconds = secondsOf(error.headers as Record<string, string | undefined>);
        throw seconds === null ? error : new PushLater(seconds, error);
      }
    },
  };
}

/** What `Retry-After` says, in seconds or as a time (RFC 9110); null where it says nothing. */
function secondsOf({ 'retry-after': given }: Record<string, string | undefined>): number | null {
  if (!given) return null;
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), TTL_SECONDS) : null;
}
