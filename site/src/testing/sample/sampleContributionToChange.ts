import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';

const AT = '2026-11-20T10:00:00.000Z';
const event = { from: null, by: null, byRole: null, reason: '', at: AT };

/** A suggested edit of condition 1 whose reviewer asked for changes. */
export const sampleContributionToChange: OwnContribution = {
  id: 22,
  status: 'changes_requested',
  title: 'Autism',
  kind: 'edit',
  conditionId: 1,
  pathId: null,
  pageSlug: null,
  language: null,
  submittedAt: AT,
  place: null,
  typicalWaitDays: null,
  scheduledFor: null,
  texts: { summary: 'My summary.', symptoms: ['one sign'] },
  events: [
    { ...event, action: 'submit', to: 'pending' },
    {
      ...event,
      action: 'request_changes',
      from: 'in_review',
      to: 'changes_requested',
      by: 'Dr. Example',
      reason: 'Please name a source.',
    },
  ],
};
