import { expect, it } from 'vitest';
import { dayAfter, firstRecall, nextRecall, RECALL_DAYS } from './recallSchedule.ts';

it('asks a question again after growing intervals, and never after the last one', () => {
  const days: string[] = [];
  let { step, dueOn } = firstRecall('2026-01-01');
  while (dueOn !== null && days.length < 10) {
    days.push(dueOn);
    ({ step, dueOn } = nextRecall({ step, day: dueOn, isCorrect: true }));
  }
  expect(days).toEqual(['2026-01-03', '2026-01-10', '2026-01-31', '2026-04-01']);
  expect(step).toBe(RECALL_DAYS.length);
});

it('restarts the schedule after a wrong answer at an early or a late step', () => {
  for (const step of [0, 3])
    expect(nextRecall({ step, day: '2026-05-30', isCorrect: false })).toEqual(firstRecall('2026-05-30'));
});

it('counts days across ends of months and years and across a change of clocks', () => {
  expect(dayAfter('2026-12-31', 2)).toBe('2027-01-02');
  expect(dayAfter('2028-02-28', 2)).toBe('2028-03-01');
  expect(dayAfter('2026-02-27', 2)).toBe('2026-03-01');
  expect(dayAfter('2026-03-28', 2)).toBe('2026-03-30');
});
