import { useAlive } from '../../islands/useAlive.ts';
import { writeAge, writeMoment } from './Moment.tsx';

type Props = { iso: string; lang: string };

/**
 * A time in what the server draws as well: there the day, which no clock of a reader changes; once the browser has taken
 * over, the time where the reader is and how long ago it is.
 */
export function PageTime({ iso, lang }: Props) {
  const isAlive = useAlive();
  const age = isAlive && writeAge(lang, iso, Date.now());
  return (
    // Browsers and servers have different editions of how languages write dates.
    <time dateTime={iso} suppressHydrationWarning>
      {isAlive ? `${writeMoment(lang, iso)}${age ? ` (${age})` : ''}` : writeUtcDay(lang, iso)}
    </time>
  );
}

function writeUtcDay(lang: string, iso: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(iso));
}
