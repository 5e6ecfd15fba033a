import { isAlwaysOpen, type OpeningHours } from '@common-ground/api/contracts/moderation/openingHours.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import type { LineWords } from './readHelpLines.ts';

/** 1 January 2024 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;
const MINUTE = 60_000;

/** Returns the opening hours of a line in words, in the time zone of the line. */
export function writeHours(hours: OpeningHours, { lang, words }: { lang: string; words: LineWords }): string {
  if (isAlwaysOpen(hours)) return words.always;
  const day = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(lang, { timeStyle: 'short', timeZone: 'UTC' });
  const list = new Intl.ListFormat(lang, { type: 'conjunction' });
  return hours.ranges.map(writeRange).join('; ');

  function writeRange({ days, from, to }: OpeningHours['ranges'][number]): string {
    return fill(words.hours, { days: writeDays(days), from: writeTime(from), to: writeTime(to) });
  }

  function writeDays(days: number[]): string {
    const names = days.map((number) => day.format(MONDAY + (number - 1) * DAY));
    if (days.length === 7) return words.everyDay;
    const isRow = days.length > 2 && days.every((number, place) => number === (days[0] ?? 0) + place);
    return isRow ? fill(words.days, { first: names[0] ?? '', last: names.at(-1) ?? '' }) : list.format(names);
  }

  function writeTime(text: string): string {
    const [hour = 0, minute = 0] = text.split(':').map(Number);
    return time.format(MONDAY + (hour * 60 + minute) * MINUTE);
  }
}
