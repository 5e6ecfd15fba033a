import { describe, expect, it } from 'vitest';
import { updateAge } from './updateAge.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const HOUR = 3_600_000;
const formatAge = (days: number, hours = 0) =>
  updateAge(new Date(NOW - days * 24 * HOUR - hours * HOUR).toISOString(), NOW, 'en');

describe('updateAge', () => {
  it.each([
    [0, 'today'],
    [1, '1 day ago'],
    [2, '2 days ago'],
    [6, '6 days ago'],
    [7, '1 week ago'],
    [13, '1 week ago'],
    [14, '2 weeks ago'],
    [29, '4 weeks ago'],
    [30, '1 month ago'],
    [59, '1 month ago'],
    [60, '2 months ago'],
    [365, '12 months ago'],
  ])('writes %i days as "%s"', (days, age) => expect(formatAge(days)).toBe(age));

  it('counts whole days', () => {
    expect(formatAge(0, 23)).toBe('today');
    expect(formatAge(6, 23)).toBe('6 days ago');
  });

  it('returns today for a future date, and null for an invalid one', () => {
    expect(formatAge(-3)).toBe('today');
    expect(updateAge('soon', NOW, 'en')).toBeNull();
  });

  it('writes in the given language', () => {
    expect(updateAge('2026-11-19T12:00:00.000Z', NOW, 'ar')).toBe('قبل يومين');
    expect(updateAge('2026-11-19T12:00:00.000Z', NOW, 'es')).toBe('hace 2 días');
  });
});
