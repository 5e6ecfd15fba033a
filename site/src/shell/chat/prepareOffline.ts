import { hasWording } from '@common-ground/api/contracts/wording/inLanguage.ts';

/**
 * Fetches what the assistant may need when there is no connection, so that the service worker stores it: help lines in the
 * page's language and in those of the browser, in which somebody may write of a crisis. Without a service worker nothing
 * would be stored, and nothing is fetched.
 */
export function prepareOffline(lang: string): void {
  if (!navigator.serviceWorker?.controller) return;
  const own = navigator.languages.map((tag) => tag.split('-')[0] ?? '').filter(hasWording);
  for (const language of new Set([lang, ...own]))
    fetch(`/api/help-lines?lang=${encodeURIComponent(language)}`, { credentials: 'omit' }).catch(() => {});
  import('../search/offline/searchOffline.ts').catch(() => {});
}
