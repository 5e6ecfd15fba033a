import { hasWording } from '@common-ground/api/contracts/languages.ts';
import { anonymousApi, calls } from '../../session/guestApi.ts';

/**
 * Requests what the assistant may need offline, so that the service worker stores it: the script of the offline search,
 * and help lines in the languages of the page and of the browser. Does nothing without a service worker.
 */
export function prepareOffline(lang: string): void {
  if (!navigator.serviceWorker?.controller) return;
  const own = navigator.languages.map((tag) => tag.split('-')[0] ?? '').filter(hasWording);
  for (const language of new Set([lang, ...own]))
    anonymousApi.call(calls.listHelpLines, { query: { lang: language } }).catch(() => {});
  import('../search/offline/searchOffline.ts').catch(() => {});
}
