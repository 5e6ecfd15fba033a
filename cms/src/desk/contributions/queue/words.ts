import { hasRole, REVIEWERS, type Role } from '@common-ground/api/contracts/accounts/roles.ts';
import type { QueueTab } from '@common-ground/api/features/contributions/queries/selectQueue.ts';

export const TAB_WORDING: Record<QueueTab, { label: string; about: string; none: string }> = {
  mine: {
    label: 'Mine',
    about: 'Contributions that you have taken and not decided yet, longest waiting first.',
    none: 'You have taken no contribution. Those that wait are under “Unassigned”.',
  },
  unassigned: {
    label: 'Unassigned',
    about: 'Contributions that no reviewer has taken yet, longest waiting first.',
    none: 'Nothing waits for a reviewer: every contribution has been taken.',
  },
  longest: {
    label: 'Waiting longest',
    about: 'All contributions that wait for a decision, taken or not, longest waiting first.',
    none: 'Nothing waits for a decision.',
  },
  approved: {
    label: 'Approved',
    about: 'Approved contributions, which an editor publishes now or at a set time.',
    none: 'No approved contribution waits to be published.',
  },
  all: {
    label: 'All',
    about: 'All that was ever sent in, newest first.',
    none: 'Nothing has been sent in yet. It will be here as soon as somebody proposes a page or a change.',
  },
  sent: {
    label: 'Sent by you',
    about: 'What you have sent in, newest first. Somebody else decides on it.',
    none: 'You have sent in nothing yet.',
  },
};

/** Returns the views of a role in their order, only `sent` for a role that does not review. */
export function toQueueTabs(role: Role | undefined): readonly QueueTab[] {
  if (!hasRole({ role }, REVIEWERS)) return ['sent'];
  return ['mine', 'unassigned', 'longest', 'approved', 'all', 'sent'];
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns a wait in the largest unit of which there are at least two, "a moment" below two minutes. */
export function formatWait(seconds: number): string {
  if (seconds >= 2 * DAY) return `${Math.floor(seconds / DAY)} days`;
  if (seconds >= 2 * HOUR) return `${Math.floor(seconds / HOUR)} hours`;
  if (seconds >= 2 * MINUTE) return `${Math.floor(seconds / MINUTE)} minutes`;
  return 'a moment';
}
