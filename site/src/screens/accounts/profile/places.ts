import { screenPath } from '../../../routes.ts';

/** The tabs, in their order; each is also what the address ends with: `/profile#settings`. */
export const TABS = ['overview', 'learning', 'bookmarks', 'settings'] as const;
export type Tab = (typeof TABS)[number];

/** What has no tab of its own: it stands in the overview, and has an address. */
export const INBOX = 'notifications';
export const CONTRIBUTIONS = 'contributions';
export const MODERATION = 'moderation';
const PARTS = [INBOX, CONTRIBUTIONS, MODERATION] as const;

export type ProfilePlace = { tab: Tab; part: (typeof PARTS)[number] | null };

/** What a hash names; the overview where it names nothing. */
export function profilePlaceOf(hash: string): ProfilePlace {
  const name = hash.slice(1);
  const part = PARTS.find((part) => part === name);
  if (part) return { tab: 'overview', part };
  return { tab: TABS.find((tab) => tab === name) ?? 'overview', part: null };
}

/** What somebody chooses of their account, mails among it. */
export function settingsPath(language: string): string {
  return `${screenPath('profile', language)}#settings`;
}

/** Somebody's own contributions, on their profile. */
export function contributionsPath(language: string): string {
  return `${screenPath('profile', language)}#${CONTRIBUTIONS}`;
}
