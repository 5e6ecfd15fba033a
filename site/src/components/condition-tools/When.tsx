import { useTool } from './context.ts';
import { writeAge, writeMoment } from './when.ts';

/** A moment, and how long ago it is. */
export function When({ iso }: { iso: string }) {
  const { lang } = useTool();
  const age = writeAge(lang, iso, Date.now());
  return (
    <time dateTime={iso}>
      {writeMoment(lang, iso)}
      {age && ` (${age})`}
    </time>
  );
}
