import type { Review } from '@common-ground/api/features/contributions/getReview.ts';
import { expect, it } from 'vitest';
import { findNewestAnswer } from './findNewestAnswer.ts';

const event = (id: number, action: string, more: object = {}) =>
  ({ id, action, version: null, ...more }) as Review['events'][number];

it('returns the newest answer with its request, null without an answer', () => {
  const events = [
    event(1, 'request_changes', { reason: 'one' }),
    event(2, 'answer'),
    event(3, 'request_changes', { reason: 'two' }),
    event(4, 'answer'),
    event(5, 'take'),
  ];
  expect(findNewestAnswer(events)).toMatchObject({ request: { id: 3 }, answer: { id: 4 } });
  expect(findNewestAnswer(events.slice(0, 1))).toBeNull();
});
