import type { AnalyticsEvent, EventSpecifics } from '@common-ground/api/contracts/analytics/analytics.ts';
import { ANALYTICS_FLUSH_MS, ANALYTICS_WAITING } from '@common-ground/api/contracts/limits.ts';
import { storedToken } from '../session/storage.ts';
import { isRefusedByBrowser, isSwitchedOff } from './choice.ts';

/** Page views are counted by `first-paint/analytics.js`, which stands in every page. */
export type TrackedType = Exclude<keyof EventSpecifics, 'page_view'>;

/** Made in the browser only: islands are drawn on the server too. */
let queue: EventQueue | undefined;

/**
 * Counts that something happened. Never throws and never waits; does nothing where the reader or the browser says no.
 * Give kinds and ids, no text that a person wrote.
 */
export function track<Type extends TrackedType>(eventType: Type, specifics: EventSpecifics[Type]): void {
  const { userAgent } = navigator;
  // Without what follows the #, where a mailed link carries its token.
  const [url] = location.href.split('#');
  const eventData = { timestamp: new Date().toISOString(), userAgent, url, ...specifics };
  queue ??= new EventQueue();
  queue.add({ eventType, eventData }, { isUrgent: eventType === 'error' || eventType === 'authentication' });
}

const ADDRESS = '/api/analytics';
const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/**
 * Events on their way to the server, one call for each. They go every five seconds, at once when they are urgent, and when
 * the page is left. What could not be sent goes back to where it was; what the server will never take does not.
 */
class EventQueue {
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;

  constructor() {
    for (const sign of ['pagehide', 'visibilitychange']) addEventListener(sign, () => this.#leave());
    addEventListener('online', () => void this.#send());
    // Another tab chose, or this one.
    addEventListener('storage', () => this.#isAllowed());
  }

  add(event: AnalyticsEvent, { isUrgent }: { isUrgent: boolean }): void {
    if (!this.#isAllowed() || this.#waiting.length >= ANALYTICS_WAITING) return;
    this.#waiting.push(JSON.stringify(event));
    if (isUrgent) void this.#send();
    else this.#sendLater();
  }

  /** One after the other, so that their order is kept. */
  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // Without a line nothing is tried: it goes when that is back.
    if (this.#isSending || navigator.onLine === false) return;
    this.#isSending = true;
    try {
      while (this.#isAllowed() && this.#waiting.length > 0) await this.#sendFirst();
    } catch (error) {
      console.warn('What is counted could not be sent and is kept for later.', error);
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
      if (status >= 400) console.warn(`What was to be counted was refused: ${status}`);
    } catch (error) {
      if (event !== undefined) this.#waiting.unshift(event);
      throw error;
    }
  }

  #sendLater(): void {
    if (this.#waiting.length > 0) this.#timer ??= setTimeout(() => this.#send(), ANALYTICS_FLUSH_MS);
  }

  /** The page may never be seen again. What the browser does not take over stays. */
  #leave(): void {
    if (!this.#isAllowed()) return;
    this.#waiting = this.#waiting.filter(
      (event) => !navigator.sendBeacon(ADDRESS, new Blob([event], { type: 'application/json' })),
    );
  }

  /** Where nothing may be counted, nothing waits either. */
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
