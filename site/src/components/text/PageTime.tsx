import { useHydrated } from '../../islands/useHydrated.ts';
import { writeAge, writeMoment } from './Moment.tsx';

type Props = { iso: string; lang: string };

/**
 * Shows a date in islands that the server renders too: the UTC day before hydration, then the local time with its age.
 */
export function PageTime({ iso, lang }: Props) {
  const isAlive = useHydrated();
  const age = isAlive && writeAge(lang, iso, Date.now());
  return (
    // Browsers and servers may have different versions of the date formats.
    <time dateTime={iso} suppressHydrationWarning>
      {isAlive ? `${writeMoment(lang, iso)}${age ? ` (${age})` : ''}` : writeUtcDay(lang, iso)}
    </time>
  );
}

function writeUtcDay(lang: string, iso: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(iso));
}
