import type { Duty } from '../moderation/duty.ts';
import { findDutyAt } from '../moderation/findDutyAt.ts';
import { inLanguage } from './inLanguage.ts';
import { fill } from './plural.ts';

const dutyWords = inLanguage<typeof import('./en/moderation/duty.ts').duty>(
  import.meta.glob('./*/moderation/duty.ts', { eager: true, import: 'duty' }),
);

type Surroundings = {
  lang: string;
  now: Date;
  /** Time zone of the times in the text. Defaults to that of the browser or process. */
  timeZone?: string;
  /** Whether to add that help lines answer sooner. */
  isBesideHelpLines?: boolean;
};

/** Returns one or two sentences about moderators on duty; null when no hours are set and `isAway` is false. */
export function sayDuty(duty: Duty, { lang, now, timeZone, isBesideHelpLines = false }: Surroundings): string | null {
  const words = dutyWords(lang);
  const said = findDutyAt(duty, now);
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
