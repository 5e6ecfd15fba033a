import { badgeWords } from '@common-ground/api/contracts/wording/offlineConnectionBadge.ts';

/** Paths of Lucide's wifi icon; offline, a stroke is added, so that not only colour tells the states apart. */
const WAVES =
  '<path d="M12 20h.01"/><path d="M2 8.82a15 15 0 0 1 20 0"/><path d="M5 12.859a10 10 0 0 1 14 0"/><path d="M8.5 16.429a5 5 0 0 1 7 0"/>';
const STROKE = '<path d="m2 2 20 20"/>';

/**
 * Shows in the footer whether the browser is online, and in the header only that it is offline. Styles the badge
 * inline, because the style sheet of a page has only the rules for what the server rendered.
 */
export function showBadge(): void {
  const isOnline = navigator.onLine;
  document.documentElement.toggleAttribute('data-offline', !isOnline);
  for (const badge of document.querySelectorAll('.connection')) badge.remove();
  // Inserts the badge into the part of the footer that is not printed.
  document.querySelector('.site-footer p + p')?.after(createBadge(isOnline));
  if (isOnline) return;
  const row = document.querySelector<HTMLElement>('.header-row');
  if (!row) return;
  row.style.flexWrap = 'wrap';
  row.querySelector(':scope > .menu-button')?.after(createBadge(false));
}

function createBadge(isOnline: boolean): HTMLElement {
  const words = badgeWords(document.documentElement.lang);
  const badge = document.createElement('p');
  badge.className = 'connection';
  badge.style.cssText = `display:flex;align-items:center;gap:.5em;margin-block:.5em${isOnline ? '' : ';font-weight:650'}`;
  badge.innerHTML = `<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true">${WAVES}${isOnline ? '' : STROKE}</svg>`;
  badge.append(isOnline ? words.online : words.offline);
  return badge;
}
