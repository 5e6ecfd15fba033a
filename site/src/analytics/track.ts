import type { AnalyticsEvent, EventSpecifics } from '@common-ground/api/contracts/analytics/analytics.ts';
import { calls } from '@common-ground/api/contracts/calls.ts';
import { ANALYTICS_FLUSH_MS, MAX_WAITING_EVENTS } from '@common-ground/api/contracts/limits.ts';
import { storedToken } from '../session/storage.ts';
import { isRefusedByBrowser, isSwitchedOff } from './choice.ts';

/** All event types but page views, which `first-paint/analytics.js` counts in every page. */
export type TrackedType = Exclude<keyof EventSpecifics, 'page_view'>;

/** Created by the first event, and so in the browser only: islands are rendered on the server too. */
let queue: EventQueue | undefined;

/** Queues an event if reader and browser allow it. Pass kinds and ids, no text that a person wrote. Never throws. */
export function track<Type extends TrackedType>(eventType: Type, specifics: EventSpecifics[Type]): void {
  const { userAgent } = navigator;
  // Cuts off the fragment, in which a mailed link carries its token.
  const [url] = location.href.split('#');
  const eventData = { timestamp: new Date().toISOString(), userAgent, url, ...specifics };
  queue ??= new EventQueue();
  queue.add({ eventType, eventData }, { isUrgent: eventType === 'error' || eventType === 'authentication' });
}

const ADDRESS = calls.sendEvent.path;
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/**
 * Queue of events, one request each: sent after five seconds, at once when one is urgent, and when the page is left.
 * An event that could not be sent returns to its place, unless the server refuses it for good.
 */
class EventQueue {
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;

  constructor() {
    for (const sign of ['pagehide', 'visibilitychange']) addEventListener(sign, () => this.#leave());
    addEventListener('online', () => void this.#send());
    // The choice was changed in this tab or another.
    addEventListener('storage', () => this.#isAllowed());
  }

  add(event: AnalyticsEvent, { isUrgent }: { isUrgent: boolean }): void {
    if (!this.#isAllowed() || this.#waiting.length >= MAX_WAITING_EVENTS) return;
    this.#waiting.push(JSON.stringify(event));
    if (isUrgent) void this.#send();
    else this.#sendLater();
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // Offline nothing is sent. The `online` event calls this method again.
    if (this.#isSending || navigator.onLine === false) return;
    this.#isSending = true;
    try {
      while (this.#isAllowed() && this.#waiting.length > 0) await this.#sendFirst();
    } catch (error) {
      console.warn('Analytics events could not be sent and stay queued.', error);
      this.#sendLater();
    }
    this.#isSending = false;
  }

  async #sendFirst(): Promise<void> {
    const event = this.#waiting.shift();
    try {
      const { status, statusText } = await fetch(ADDRESS, {
        method: 'POST',
        credentials: 'include',
        keepalive: true,
        headers: { 'Content-Type': 'application/json', ...bearer() },
        body: event,
      });
      if (status >= SERVER_ERROR || status === TOO_MANY_REQUESTS) throw new Error(`${status}: ${statusText}`);
      if (status >= 400) console.warn(`The server refused an analytics event: ${status}`);
    } catch (error) {
      if (event !== undefined) this.#waiting.unshift(event);
      throw error;
    }
  }

  #sendLater(): void {
    if (this.#waiting.length > 0) this.#timer ??= setTimeout(() => this.#send(), ANALYTICS_FLUSH_MS);
  }

  /** Sends all events as beacons, because the page may never be shown again. Refused beacons stay in the queue. */
  #leave(): void {
    if (!this.#isAllowed()) return;
    this.#waiting = this.#waiting.filter(
      (event) => !navigator.sendBeacon(ADDRESS, new Blob([event], { type: 'application/json' })),
    );
  }

  /** Returns whether events may be counted. Empties the queue when they may not. */
  #isAllowed(): boolean {
    const isAllowed = !isRefusedByBrowser() && !isSwitchedOff();
    if (!isAllowed) this.#waiting = [];
    return isAllowed;
  }
}

function bearer(): Record<string, string> {
  const token = storedToken();
  return token ? { Authorization: `Bearer ${token}` } : {};
}
