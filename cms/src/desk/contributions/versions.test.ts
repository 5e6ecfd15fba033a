import type { Review } from '@common-ground/api/features/contributions/getReview.ts';
import { expect, it } from 'vitest';
import { collectVersions, findNewestAnswer } from './versions.ts';

const event = (id: number, action: string, more: object = {}) =>
  ({ id, action, content: null, base: null, ...more }) as Review['events'][number];
const page = { name: 'Page', summary: 'As it was.' };

it('returns the texts before and after each answer, laid over the base page', () => {
  const events = [
    event(1, 'submit'),
    event(2, 'answer', { content: { summary: 'First.' } }),
    event(3, 'request_changes'),
    event(4, 'answer', { content: { summary: 'Second.' } }),
  ];
  const shown = { content: { summary: 'Third.' }, base: page, current: null };
  const versions = collectVersions({ events, shown });
  expect([...versions.keys()].sort()).toEqual([2, 4]);
  expect(versions.get(2)).toEqual({ before: { ...page, summary: 'First.' }, after: { ...page, summary: 'Second.' } });
  expect(versions.get(4)).toEqual({ before: { ...page, summary: 'Second.' }, after: { ...page, summary: 'Third.' } });
});

it('lays the texts before a resolved conflict over the earlier base page', () => {
  const then = { ...page, name: 'Old name' };
  const events = [event(1, 'submit'), event(2, 'resolve', { content: { summary: 'Mine.' }, base: then })];
  const shown = { content: { summary: 'Both.' }, base: page, current: null };
  expect(collectVersions({ events, shown }).get(2)).toEqual({
    before: { name: 'Old name', summary: 'Mine.' },
    after: { name: 'Page', summary: 'Both.' },
  });
});

it('returns only the proposed texts when there is no base page', () => {
  const shown = { content: { name: 'New' }, base: {}, current: null };
  const versions = collectVersions({ events: [event(1, 'answer', { content: { name: 'Nwe' } })], shown });
  expect(versions.get(1)).toEqual({ before: { name: 'Nwe' }, after: { name: 'New' } });
});

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
