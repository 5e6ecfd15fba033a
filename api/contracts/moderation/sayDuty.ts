import type { DutyWords } from '../wording/moderationDuty.ts';
import { fill } from '../wording/plural.ts';
import type { Duty } from './duty.ts';
import { findDutyAt } from './findDutyAt.ts';

type Surroundings = {
  lang: string;
  words: DutyWords;
  now: Date;
  /** Time zone of the times in the text. Defaults to that of the browser or process. */
  timeZone?: string;
  /** Whether to add that help lines answer sooner. */
  isBesideHelpLines?: boolean;
};

/** Returns one or two sentences about moderators on duty; null when no hours are set and `isAway` is false. */
export function sayDuty(
  duty: Duty,
  { lang, words, now, timeZone, isBesideHelpLines = false }: Surroundings,
): string | null {
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
