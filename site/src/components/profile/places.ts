/** The tabs, in their order; each is also what the address ends with: `/profile#settings`. */
export const TABS = ['overview', 'learning', 'bookmarks', 'settings'] as const;
export type Tab = (typeof TABS)[number];

/** The inbox has no tab of its own: it stands in the overview, and has an address. */
export const INBOX = 'notifications';

export type Place = { tab: Tab; part: typeof INBOX | null };

/** What a hash names; the overview where it names nothing. */
export function placeOf(hash: string): Place {
  const name = hash.slice(1);
  if (name === INBOX) return { tab: 'overview', part: INBOX };
  return { tab: TABS.find((tab) => tab === name) ?? 'overview', part: null };
}
