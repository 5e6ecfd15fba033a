import type { CaseAction } from '@common-ground/api/contracts/moderation/cases.ts';
import { HIDDEN_BY_REPORTS } from '@common-ground/api/contracts/moderation/findPlaceholder.ts';
import type { ReportedKind, ReportReason } from '@common-ground/api/contracts/moderation/reports.ts';
import type { QueueView } from '@common-ground/api/features/moderation/queries/selectCases.ts';

export const VIEW_WORDS: Record<QueueView, string> = { open: 'Waiting', appeals: 'Appeals', decided: 'Decided' };

export const REPORTED_WORDS: Record<ReportedKind, string> = {
  condition: 'Page of a condition',
  topic: 'Topic',
  post: 'Post',
  discussion: 'Talk',
  review: 'Rating of a path',
  profile: 'Profile',
};

export const REASON_WORDS: Record<ReportReason, string> = {
  spam: 'Spam',
  harassment: 'Harassment',
  unsafe_medical_advice: 'Unsafe medical advice',
  personal_data: 'Personal data',
  off_topic: 'Off topic',
  something_else: 'Something else',
};

export const ACTION_WORDS: Record<CaseAction, { label: string; text: string }> = {
  no_action: {
    label: 'No action',
    text: 'It stays. The reports count as not right; what they had hidden is shown again.',
  },
  warn: { label: 'Warn the author', text: 'It stays. The author reads your reason.' },
  hide: { label: 'Hide it', text: 'Readers see your reason in the place of the words. It can be shown again.' },
  remove: { label: 'Remove it', text: 'Like hiding, but permanent.' },
  lock: { label: 'Close it for replies', text: 'It stays; nobody answers any more.' },
  members_only: { label: 'For members only', text: 'The whole topic leaves the public pages, feeds and search.' },
  suspend: {
    label: 'Suspend the author',
    text: 'Until the time is over, its author reads but writes nothing that others see. The words are hidden.',
  },
  handled: { label: 'Dealt with elsewhere', text: 'Such as a page that was corrected. The reports count as right.' },
};

/** Labels of the steps in the log that are no `CaseAction`. */
const STEP_WORDS: Record<string, string> = {
  show: 'Shown again',
  unlock: 'Opened for replies',
  hide_by_reports: 'Hidden by the reports of trusted members',
  appeal: 'Appealed',
  appeal_upheld: 'Appeal: the decision stays',
  appeal_overturned: 'Appeal: the decision is undone',
  lift_suspension: 'Suspension lifted',
  second_opinion: 'Second opinion asked for',
  pin: 'Pinned',
  unpin: 'No longer pinned',
  move: 'Moved',
  audience: 'Audience changed',
  split: 'Split',
  merge: 'Merged into another topic',
  purge: 'Purged',
  message: 'Message sent to its author',
  report_resolved: 'Report resolved',
  report_rejected: 'Report rejected',
  role: 'Role changed',
  verify: 'Verified',
  unverify: 'No longer verified',
};

export function toStepLabel(action: string): string {
  return STEP_WORDS[action] ?? ACTION_WORDS[action as CaseAction]?.label ?? action;
}

/**
 * Returns the stored reason. Empty when there is none, and when reports hid the text, because the label of that step
 * already says so.
 */
export function toReasonText(reason: string | null): string {
  return reason === null || reason === HIDDEN_BY_REPORTS ? '' : reason;
}

/** Labels of the texts of a snapshot. */
export const SNAPSHOT_LABELS: Record<string, string> = {
  title: 'On',
  subject: 'Subject',
  content: 'Text',
  description: 'Text',
  review: 'Rating',
  summary: 'Summary',
  overview: 'Overview',
  bio: 'Bio',
  location: 'Location',
  website: 'Website',
};
