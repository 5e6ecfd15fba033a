import type { Duty } from '../../../moderation/duty.ts';
import { dutyAt } from '../../../moderation/dutyAt.ts';
import { fill } from '../../plural.ts';
import { dutyWords } from './index.ts';

type Asked = {
  lang: string;
  now: Date;
  /** Whose clock the times are of; the reader's where it is left out. */
  timeZone?: string;
};

/** Whether a moderator is on duty, in a sentence or two; null where nobody has said when. */
export function sayDuty(duty: Duty, { lang, now, timeZone }: Asked): string | null {
  const words = dutyWords(lang);
  const said = dutyAt(duty, now);
  if (said.is === 'unsaid') return null;
  const at = said.is === 'on' ? said.until : said.from;
  if (!at) return words[said.is];
  const day = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone }).format(at);
  const time = new Intl.DateTimeFormat(lang, { timeStyle: 'short', timeZone }).format(at);
  return fill(said.is === 'on' ? words.until : words.from, { day, time });
}
