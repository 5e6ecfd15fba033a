import type { EventSpecifics } from '@common-ground/api/contracts/analytics/analytics.ts';
import { EventQueue } from './EventQueue.ts';

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
