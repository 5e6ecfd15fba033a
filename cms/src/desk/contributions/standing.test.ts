import type { Review } from '@common-ground/api/features/contributions/getReview.ts';
import { expect, it } from 'vitest';
import { describeStanding } from './standing.ts';

type Seen = Partial<Pick<Review, 'own' | 'actions' | 'conflicts' | 'isWhole' | 'record'>> & { mayReview?: boolean };

function standing(contribution: Partial<Review['contribution']>, given: Seen = {}): string {
  const { mayReview = true, ...seen } = given;
  const nothing = { own: null, actions: [], conflicts: [], isWhole: false, record: null };
  const review = { ...nothing, ...seen, contribution: contribution as Review['contribution'] };
  return describeStanding({ review, userId: 1, mayReview }).join(' ');
}

const CONFLICT = { key: 'summary', label: 'Summary', before: 'B', now: 'N', proposed: 'P' };

it('gives three different reasons why users cannot judge contributions that are their own', () => {
  const said = (['author', 'address', 'writer'] as const).map((own) => standing({ status: 'pending' }, { own }));
  expect(new Set(said).size).toBe(3);
  for (const text of said) expect(text).toContain('somebody else');
  expect(standing({ status: 'pending' }, { own: 'author', actions: ['publish_in_emergency'] })).not.toContain(
    'Approve it',
  );
});

it('names the reviewer who has taken a contribution, or tells the user to take or decide it', () => {
  expect(standing({ status: 'in_review', reviewerId: 2, reviewerName: 'Ada' })).toBe(
    'Ada has taken this and decides on it.',
  );
  expect(standing({ status: 'in_review', reviewerId: 1 })).toContain('You have taken this');
  expect(standing({ status: 'pending' }, { actions: ['take', 'approve'] })).toContain('Approve it, or take it');
});

it('says who publishes an approved contribution, or what prevents it', () => {
  expect(standing({ status: 'approved' })).toContain('An editor publishes it');
  expect(standing({ status: 'approved' }, { actions: ['publish'] })).toContain('Publish it now');
  expect(standing({ status: 'approved', kind: 'removal' }, { actions: ['publish'] })).toContain('Take the page down');
  expect(standing({ status: 'approved', scheduledFor: new Date() })).toContain('at the scheduled time');
  expect(standing({ status: 'approved' }, { conflicts: [CONFLICT], actions: ['publish'] })).toContain(
    'has to be merged',
  );
});

it('tells a user who does not review that they can follow it, or that it has been decided', () => {
  expect(standing({ status: 'pending' }, { mayReview: false, own: 'author' })).toMatch(/^You can follow it here/);
  expect(standing({ status: 'rejected' }, { mayReview: false })).toContain('decided');
});
