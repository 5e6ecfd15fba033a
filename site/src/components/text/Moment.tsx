import { writeAge, writeDay, writeMoment } from './moment.ts';

type Props = {
  iso: string;
  isDay?: boolean;
  /** Also how long ago it is. */
  hasAge?: boolean;
};

/** A date for people and for machines. For what only the browser draws: it is in the language of the page. */
export function Moment({ iso, isDay = false, hasAge = false }: Props) {
  const { lang } = document.documentElement;
  const age = hasAge && writeAge(lang, iso, Date.now());
  return (
    <time dateTime={iso}>
      {isDay ? writeDay(lang, iso) : writeMoment(lang, iso)}
      {age && ` (${age})`}
    </time>
  );
}
