import type { Duty } from './duty.ts';
import { DUTY_DAYS } from './dutyHours.ts';

const DAY = 24 * 60;
const WEEK = 7 * DAY;
const MINUTE = 60_000;

/**
 * Whether a moderator is on duty, and when that changes. `until` is null when duty never ends, `from` is null while
 * `isAway` is set. `unsaid` means that there are no hours.
 */
export type DutyNow = { is: 'on'; until: Date | null } | { is: 'off'; from: Date | null } | { is: 'unsaid' };

/** Returns the state of duty at a moment. Weekly hours follow the local time, also when its clocks change. */
export function findDutyAt({ isAway, timeZone, hours }: Duty, now: Date): DutyNow {
  if (isAway) return { is: 'off', from: null };
  const stretches = hours.map(toStretch);
  if (stretches.length === 0) return { is: 'unsaid' };
  const isOnAt = (minute: number) => stretches.some(({ from, length }) => modulo(minute - from) < length);
  const minute = toMinuteOfWeek(now, timeZone);
  const isOn = isOnAt(minute);
  const change = stretches
    .flatMap(({ from, length }) => [from, from + length])
    .map((edge) => modulo(edge - minute))
    .sort((one, other) => one - other)
    .find((ahead) => isOnAt(minute + ahead) !== isOn);
  const at = change === undefined ? null : findMoment(minute + change, { now, ahead: change, timeZone });
  return isOn ? { is: 'on', until: at } : { is: 'off', from: at };
}

function toStretch({ day, from, to }: Duty['hours'][number]) {
  const length = toMinutes(to) - toMinutes(from);
  return { from: DUTY_DAYS.indexOf(day) * DAY + toMinutes(from), length: length > 0 ? length : length + DAY };
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns the local time of a time zone, in minutes since the beginning of Monday. */
function toMinuteOfWeek(moment: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const day = (DUTY_DAYS as readonly string[]).indexOf(parts.weekday?.toLowerCase() ?? '');
  return day * DAY + Number(parts.hour) * 60 + Number(parts.minute);
}

/**
 * Returns the moment in about `ahead` minutes at which the clocks show `minute` of the week. Clocks that change on the
 * way would make it an hour early or late, so the local time is read again at the first guess.
 */
function findMoment(minute: number, { now, ahead, timeZone }: { now: Date; ahead: number; timeZone: string }): Date {
  const guess = Math.floor(now.getTime() / MINUTE) * MINUTE + ahead * MINUTE;
  const off = modulo(toMinuteOfWeek(new Date(guess), timeZone) - minute + WEEK / 2) - WEEK / 2;
  return new Date(guess - off * MINUTE);
}

const modulo = (minutes: number) => ((minutes % WEEK) + WEEK) % WEEK;
