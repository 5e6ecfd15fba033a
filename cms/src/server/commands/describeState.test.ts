import type { PublisherState } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { expect, test } from 'vitest';
import { describeState, isWell } from './describeState.ts';

const quiet: PublisherState = {
  isAway: false,
  seenAt: '2026-01-31T12:00:00.000Z',
  pending: 0,
  waitingSince: null,
  pages: 1104,
  last: { at: '2026-01-31T11:59:00.123Z', names: ['Dyslexia'], changes: 1, pages: 62, milliseconds: 412 },
  failures: [],
  failed: 0,
  rebuild: null,
};

test('describes an idle publisher with its last publication, and treats it as healthy', () => {
  expect(isWell(quiet)).toBe(true);
  expect(describeState(quiet).split('\n')).toEqual([
    'Publisher       running',
    'Waiting         nothing',
    'Last published  2026-01-31T11:59:00Z (Dyslexia), 62 pages in 0.4 s',
    'Pages in place  1,104',
    'Failed          nothing',
    'Rebuild         never',
  ]);
});

test('describes an absent publisher and a failed page, and treats neither as healthy', () => {
  const failure = {
    what: '/condition/2',
    reason: 'The disk is full.',
    since: '2026-01-31T11:58:00.000Z',
    tries: 8,
    nextTryAt: null,
  };
  expect(isWell({ ...quiet, isAway: true })).toBe(false);
  const state = { ...quiet, isAway: true, failed: 1, failures: [failure] };
  expect(isWell({ ...state, isAway: false })).toBe(false);
  expect(describeState(state)).toContain('Publisher       not responding since 2026-01-31T12:00:00Z');
  expect(describeState(state)).toContain(
    '/condition/2: The disk is full. (since 2026-01-31T11:58:00Z, tried 8 times, not again by itself)',
  );
});

test('describes the progress of a rebuild, and its result when it has ended', () => {
  const open = {
    id: 1,
    requestedAt: '2026-01-31T12:00:00.000Z',
    startedAt: '2026-01-31T12:00:01.000Z',
    finishedAt: null,
    total: 1104,
    done: 512,
    failed: 2,
    error: null,
  };
  expect(describeState({ ...quiet, rebuild: open })).toContain('Rebuild         512 of 1,104 pages, 2 failed');
  const ended = { ...open, done: 1104, finishedAt: '2026-01-31T12:00:03.500Z' };
  expect(describeState({ ...quiet, rebuild: ended })).toContain('1,104 pages in 2.5 s, 2 failed, ended at');
});
