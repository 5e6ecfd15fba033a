import type { Duty } from '../../../moderation/duty.ts';
import { dutyAt } from '../../../moderation/dutyAt.ts';
import { fill } from '../../plural.ts';
import { dutyWords } from './index.ts';

type Surroundings = {
  lang: string;
  now: Date;
  /** Whose clock the times are of; the reader's where it is left out. */
  timeZone?: string;
  /** Then it is said that these answer sooner, in any case. */
  isBesideHelpLines?: boolean;
};

/** Whether a moderator is on duty, in a sentence or two; null where nobody has said when. */
export function sayDuty(duty: Duty, { lang, now, timeZone, isBesideHelpLines = false }: Surroundings): string | null {
  const words = dutyWords(lang);
  const said = dutyAt(duty, now);
  if (said.is === 'unsaid') return null;
  const at = said.is === 'on' ? said.until : said.from;
  const sentences = [at ? withTime(said.is, at) : words[said.is]];
  if (isBesideHelpLines) sentences.push(words.sooner[said.is]);
  return sentences.join(' ');

  function withTime(is: 'on' | 'off', moment: Date): string {
    const day = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone }).format(moment);
    const time = new Intl.DateTimeFormat(lang, { timeStyle: 'short', timeZone }).format(moment);
    return fill(is === 'on' ? words.until : words.from, { day, time });
  }
}
