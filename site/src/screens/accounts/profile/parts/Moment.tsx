import { useProfile } from '../context.ts';
import { writeDay, writeMoment } from './formats.ts';

/** A date for people and for machines. */
export function Moment({ iso, isDay = false }: { iso: string; isDay?: boolean }) {
  const { lang } = useProfile();
  return <time dateTime={iso}>{isDay ? writeDay(lang, iso) : writeMoment(lang, iso)}</time>;
}
