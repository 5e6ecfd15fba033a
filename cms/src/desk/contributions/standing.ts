import { FINAL_STATES } from '@common-ground/api/contracts/contributions/workflow.ts';
import type { Review } from '@common-ground/api/features/contributions/getReview.ts';

type Looking = {
  review: Pick<Review, 'contribution' | 'own' | 'conflicts' | 'actions' | 'isWhole' | 'record'>;
  userId: number;
  mayReview: boolean;
};

/** Returns sentences for the user about a contribution: what comes next, who does it, and why the user may not. */
export function describeStanding({ review, userId, mayReview }: Looking): string[] {
  const { own, contribution } = review;
  if (FINAL_STATES.includes(contribution.status)) return ['This is decided: nothing more can be done with it.'];
  return [
    ...(own && mayReview ? [OWN[own]] : []),
    ...(mayReview ? [] : ['You can follow it here. Reviewers and editors decide on it.']),
    describeNextStep({ review, userId, mayReview }),
  ];
}

const OWN: Record<NonNullable<Review['own']>, string> = {
  author: 'You sent this in: somebody else decides on it.',
  address: 'This was sent in without an account, under your email address: somebody else decides on it.',
  writer: 'You have put text of your own into this: somebody else approves it.',
};

function describeNextStep({
  review: { contribution, own, conflicts, isWhole, record, actions },
  userId,
}: Looking): string {
  const { kind, status, reviewerId, reviewerName, scheduledFor } = contribution;
  switch (status) {
    case 'draft':
      return 'Its author has not sent it in yet.';
    case 'pending':
      return actions.includes('approve')
        ? 'Nobody has taken it yet. Approve it, or take it to request changes or to reject it.'
        : 'Nobody has taken it yet.';
    case 'in_review':
      return reviewerId === userId
        ? 'You have taken this. Read the texts, then decide.'
        : `${reviewerName ?? 'Somebody whose account is gone'} has taken this and decides on it.`;
    case 'changes_requested':
      return own === 'author' && record
        ? 'You were asked for changes. Change the draft, and press “Send for review” there: that is your answer.'
        : 'Its author was asked for changes and has not answered yet.';
    default:
      if (isWhole && conflicts.length > 0)
        return 'It is approved, but the published text has changed: its author has to send it again from a newer draft.';
      if (conflicts.length > 0)
        return 'It is approved, but has to be merged with the current page before it can be published.';
      if (kind === 'removal')
        return `It is approved. ${actions.includes('publish') ? 'Take the page down now.' : 'An editor takes the page down.'}`;
      if (scheduledFor) return 'It is approved and will be published automatically at the scheduled time.';
      return actions.includes('publish')
        ? 'It is approved. Publish it now, or set a time.'
        : 'It is approved. An editor publishes it.';
  }
}
