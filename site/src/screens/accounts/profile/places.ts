import { screenPath } from '../../../routes.ts';

/** Tabs in their order. Each is also the hash of its address, such as `/profile#settings`. */
export const TABS = ['overview', 'learning', 'bookmarks', 'settings'] as const;
export type Tab = (typeof TABS)[number];

/** Hashes of parts of the overview tab. */
export const INBOX = 'notifications';
export const CONTRIBUTIONS = 'contributions';
export const MODERATION = 'moderation';
const PARTS = [INBOX, CONTRIBUTIONS, MODERATION] as const;

export type ProfilePlace = { tab: Tab; part: (typeof PARTS)[number] | null };

/** Returns the tab and part that a hash names, the overview by default. */
export function parseProfileHash(hash: string): ProfilePlace {
  const name = hash.slice(1);
  const part = PARTS.find((part) => part === name);
  if (part) return { tab: 'overview', part };
  return { tab: TABS.find((tab) => tab === name) ?? 'overview', part: null };
}

export function settingsPath(language: string): string {
  return `${screenPath('profile', language)}#settings`;
}

export function contributionsPath(language: string): string {
  return `${screenPath('profile', language)}#${CONTRIBUTIONS}`;
}
