import { describe, expect, it } from 'vitest';
import { isAlwaysOpen, isOpenAt, type OpeningHours } from './openingHours.ts';

const office: OpeningHours = {
  timeZone: 'Europe/Paris',
  ranges: [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '19:00' }],
};
const always: OpeningHours = {
  timeZone: 'Europe/Paris',
  ranges: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }],
};
const late: OpeningHours = { timeZone: 'Africa/Cairo', ranges: [{ days: [7], from: '22:00', to: '02:00' }] };

describe('hours of a help line', () => {
  it.each([
    ['open at 09:30 on a weekday in Paris', office, '2026-11-27T08:30:00Z', true],
    ['closed at 08:59 on a weekday in Paris', office, '2026-11-27T07:59:00Z', false],
    ['closed at 19:00 on a weekday in Paris', office, '2026-11-27T18:00:00Z', false],
    ['closed at 10:00 on a Saturday in Paris', office, '2026-11-28T09:00:00Z', false],
    ['open at 09:30 on a weekday in Paris in summer', office, '2026-07-03T07:30:00Z', true],
    ['open at 00:30 when they cover every day', always, '2026-11-28T23:30:00Z', true],
    ['open at 01:30 in Cairo when they last until 02:00', late, '2026-11-29T23:30:00Z', true],
    ['closed at 02:30 in Cairo when they last until 02:00', late, '2026-11-30T00:30:00Z', false],
  ])('are %s', (_, hours, moment, isOpen) => {
    expect(isOpenAt(hours, new Date(moment))).toBe(isOpen);
  });

  it('are always open only when every day is open from 00:00 to 24:00', () => {
    expect([always, office, late].map(isAlwaysOpen)).toEqual([true, false, false]);
  });
});
