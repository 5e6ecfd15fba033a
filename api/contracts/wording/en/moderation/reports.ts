import type { ReportedKind, ReportState } from '../../../moderation/reports.ts';

export const reports: {
  kinds: Record<ReportedKind, string>;
  states: Record<ReportState, string>;
} = {
  kinds: {
    condition: 'Condition page',
    discussion: 'Post on a Talk page',
    topic: 'Forum topic',
    post: 'Forum post',
    review: 'Rating of a learning path',
    profile: 'Profile',
  },
  states: { pending: 'Pending', resolved: 'Resolved', rejected: 'Rejected' },
};
