// Without Zod, because scripts of the browser import this file.

import { DUTY_DAYS } from './dutyHours.ts';
import { findDutyAt } from './findDutyAt.ts';

/** Hours on some days of each week. A range whose `to` is not after its `from` ends on the next day. */
export type OpeningRange = {
  /** ISO 8601: 1 is Monday, 7 is Sunday. */
  days: number[];
  /** Time of day, such as 09:30. `to` may also be 24:00. */
  from: string;
  to: string;
};
export type OpeningHours = {
  /** IANA name, such as Europe/Paris. */
  timeZone: string;
  ranges: OpeningRange[];
};

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
export const MAX_OPENING_RANGES = 14;

/** Returns whether every day has a range from 00:00 to 24:00. */
export function isAlwaysOpen({ ranges }: OpeningHours): boolean {
  return EVERY_DAY.every((day) =>
    ranges.some(({ days, from, to }) => days.includes(day) && from === '00:00' && to === '24:00'),
  );
}

/** Returns whether the hours cover a moment. Holidays are not known. */
export function isOpenAt({ timeZone, ranges }: OpeningHours, now: Date): boolean {
  const hours = ranges.flatMap(({ days, from, to }) =>
    days.flatMap((number) => {
      const day = DUTY_DAYS[number - 1];
      return day ? [{ day, from, to }] : [];
    }),
  );
  return findDutyAt({ isAway: false, timeZone, hours }, now).is === 'on';
}
