import { Text } from './Text.tsx';

type Props = {
  iso: string;
  isDay?: boolean;
  hasAge?: boolean;
};

/** Shows a date in the language of the page. For components that only the browser renders. */
export function Moment({ iso, isDay = false, hasAge = false }: Props) {
  const { lang } = document.documentElement;
  const age = hasAge && writeAge(lang, iso, Date.now());
  return (
    <time dateTime={iso}>
      <Text>{isDay ? writeDay(lang, iso) : writeMoment(lang, iso)}</Text>
      <Text>{age && ` (${age})`}</Text>
    </time>
  );
}

const UNITS = [
  ['year', 365 * 24 * 60 * 60],
  ['month', 30 * 24 * 60 * 60],
  ['week', 7 * 24 * 60 * 60],
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const;

function writeDay(lang: string, iso: string): string {
  return write(lang, iso, { dateStyle: 'long' });
}

export function writeMoment(lang: string, iso: string): string {
  return write(lang, iso, { dateStyle: 'medium', timeStyle: 'short' });
}

/** Returns the age at `now` (milliseconds) in the largest unit that fits, "now" below a minute; null for no date. */
export function writeAge(lang: string, iso: string, now: number): string | null {
  const seconds = (Date.parse(iso) - now) / 1000;
  if (Number.isNaN(seconds)) return null;
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    const count = Math.trunc(seconds / length);
    // Clocks differ a little, so a date in the future is written as now.
    if (count < 0) return format.format(count, unit);
  }
  return format.format(0, 'second');
}

function write(lang: string, iso: string, style: Intl.DateTimeFormatOptions): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : new Intl.DateTimeFormat(lang, style).format(time);
}
