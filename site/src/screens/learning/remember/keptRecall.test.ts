import type { Verdict } from '@common-ground/api/contracts/learning/quiz.ts';
import { expect, it, vi } from 'vitest';
import { fakeStorage, toFullStorage } from '../../../testing/fakeStorage.ts';
import {
  changeRecall,
  countDue,
  findNextDay,
  readRecall,
  selectDue,
  selectSchedules,
  toLocalDay,
  toNextSchedule,
} from './keptRecall.ts';

const verdict = (questionId: number, moduleId: number, round: string, day: string) =>
  ({ questionId, moduleId, round, attemptedAt: `${day}T12:00:00Z` }) as Verdict;
const kept = {
  paths: {},
  verdicts: [
    verdict(1, 12, 'passed', '2026-01-30'),
    verdict(2, 12, 'passed', '2026-01-30'),
    verdict(1, 12, 'later', '2026-01-31'),
    verdict(9, 22, 'not passed', '2026-01-30'),
  ],
  passed: { 12: 'passed' },
};
const off = { isOn: false, asked: {} };
const on = { isOn: true, asked: {} };

it('asks questions of passed quizzes from their first due day on, and none while turned off', () => {
  expect(selectDue(selectSchedules(kept, on), '2026-01-31')).toEqual([]);
  expect(findNextDay(selectSchedules(kept, on), '2026-01-31')).toBe('2026-02-01');
  expect(selectDue(selectSchedules(kept, on), '2026-02-01').map(({ questionId }) => questionId)).toEqual([1, 2]);
  expect([countDue(kept, on, '2026-02-01'), countDue(kept, off, '2026-02-01')]).toEqual([2, 0]);
});

it('asks a question again from its due day on, and never when it has no due day', () => {
  const on = '2026-02-01';
  const asked = { 1: { step: 1, dueOn: '2026-02-08', on }, 2: { step: 4, dueOn: null, on } };
  const places = selectSchedules(kept, { isOn: true, asked });
  expect(selectDue(places, '2026-02-07')).toEqual([]);
  expect(selectDue(places, '2027-02-07').map(({ questionId }) => questionId)).toEqual([1]);
});

it('subtracts the questions already asked on a day from the daily maximum', () => {
  const on = '2026-02-01';
  const others = Object.fromEntries([91, 92, 93, 94].map((id) => [id, { step: 1, dueOn: '2026-02-08', on }]));
  expect(countDue(kept, { isOn: true, asked: others }, on)).toBe(1);
  expect(countDue(kept, { isOn: true, asked: others }, '2026-02-02')).toBe(2);
});

it('changes the schedule by the first answer of a day only', () => {
  const [place] = selectSchedules(kept, on);
  if (!place) throw new Error('No question is due');
  const first = toNextSchedule(place, { day: '2026-02-01', isCorrect: true });
  expect(first).toEqual({ step: 1, dueOn: '2026-02-08' });
  expect(toNextSchedule({ ...place, ...first }, { day: '2026-02-01', isCorrect: false })).toEqual(first);
});

it('takes the day from the local calendar', () => {
  expect(toLocalDay(new Date(2026, 0, 31, 23, 59))).toBe('2026-01-31');
  expect(toLocalDay(new Date(2026, 1, 1, 0, 0))).toBe('2026-02-01');
});

it('remembers the newest choice while the page is open when storage is full', () => {
  const storage = fakeStorage();
  vi.stubGlobal('localStorage', storage);
  changeRecall(() => on);
  vi.stubGlobal('localStorage', toFullStorage(storage));
  changeRecall(() => off);
  expect(readRecall()).toEqual(off);
  vi.stubGlobal('localStorage', storage);
  changeRecall((recall) => ({ ...recall, isOn: true }));
  expect(JSON.parse(storage.getItem('recall') ?? '')).toEqual(on);
});
