import { expect, it } from 'vitest';
import type { Duty } from './duty.ts';
import { findDutyAt } from './findDutyAt.ts';

const paris = (...hours: Duty['hours']): Duty => ({ isAway: false, timeZone: 'Europe/Paris', hours });
const MORNING = { day: 'monday', from: '09:00', to: '12:00' } as const;
const NIGHT = { day: 'sunday', from: '22:00', to: '06:00' } as const;
const at = (duty: Duty, iso: string) => JSON.parse(JSON.stringify(findDutyAt(duty, new Date(iso))));
const on = (until: string | null) => ({ is: 'on', until });
const off = (from: string | null) => ({ is: 'off', from });

it.each([
  ['before', '2026-11-23T07:59:59Z', off('2026-11-23T08:00:00.000Z')],
  ['at the beginning of', '2026-11-23T08:00:00Z', on('2026-11-23T11:00:00.000Z')],
  ['in', '2026-11-23T10:30:40Z', on('2026-11-23T11:00:00.000Z')],
  ['at the end of', '2026-11-23T11:00:00Z', off('2026-11-30T08:00:00.000Z')],
  ['days after', '2026-11-28T23:00:00Z', off('2026-11-30T08:00:00.000Z')],
])('returns the next change of duty %s the weekly hours', (_when, now, said) =>
  expect(at(paris(MORNING), now)).toEqual(said),
);

it.each([
  ['2026-11-22T20:59:00Z', off('2026-11-22T21:00:00.000Z')],
  ['2026-11-22T22:30:00Z', on('2026-11-23T05:00:00.000Z')],
  ['2026-11-23T04:59:00Z', on('2026-11-23T05:00:00.000Z')],
  ['2026-11-23T05:00:00Z', off('2026-11-29T21:00:00.000Z')],
])('continues the hours of a night past midnight and the end of the week: %s', (now, said) =>
  expect(at(paris(NIGHT), now)).toEqual(said),
);

it('joins hours that follow each other into one time on duty', () => {
  const all = { day: 'sunday', from: '00:00', to: '24:00' } as const;
  expect(at(paris({ ...MORNING, from: '00:00' }, all), '2026-11-22T12:00:00Z')).toEqual(on('2026-11-23T11:00:00.000Z'));
});

it('returns no end when all hours of the week are on duty', () => {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
  const always = paris(...days.map((day) => ({ day, from: '00:00', to: '00:00' })));
  expect(at(always, '2026-11-22T12:00:00Z')).toEqual(on(null));
});

it.each([
  ['spring', '2026-03-28T12:00:00Z', '2026-03-30T07:00:00.000Z'],
  ['autumn', '2026-10-24T12:00:00Z', '2026-10-26T08:00:00.000Z'],
])('returns the start in local time after clocks change in %s', (_season, now, from) =>
  expect(at(paris(MORNING), now)).toEqual(off(from)),
);

it('ignores the hours while `isAway` is set, and returns `unsaid` when there are none', () => {
  expect(at({ ...paris(MORNING), isAway: true }, '2026-11-23T10:00:00Z')).toEqual(off(null));
  expect(at(paris(), '2026-11-23T10:00:00Z')).toEqual({ is: 'unsaid' });
  expect(at({ ...paris(), isAway: true }, '2026-11-23T10:00:00Z')).toEqual(off(null));
});
