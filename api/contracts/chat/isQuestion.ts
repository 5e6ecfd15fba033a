import { toSearchWords } from '../search/engine/words.ts';
import type { MessageWord } from './readMessage.ts';

/** Words that ask for more than yes or no, or make a request to the site. */
const ASKING = new Set(
  toSearchWords(
    `what whats which who whom whose how hows why when where any best recommend recommends explain please tell show list lists cual
    cuales quien quienes cuando donde cuanto cuanta cuantos cuantas porque existe existen sirve recomiendan dime quel quelle
    quels quelles qui comment combien pourquoi quand quoi estce existe ماذا ماهو ماهي كيف متى أين كم لماذا ليش ليه إيه شو إيش شنو
    وين ممكن`,
  ),
);
/** One of them makes a text a question when it is among this many first words. */
const MAX_ASKING_POSITION = 4;
/** Words that make a text a question only as its first word. */
const ASKING_FIRST = new Set(
  toSearchWords(
    `is are was were do does did can could would will should has have que como hay puede pueden est sont peut peuvent faut ou vous
    هل`,
  ),
);

export function isQuestion(text: string, words: readonly MessageWord[]): boolean {
  if (/[?؟]/.test(text)) return true;
  const [first, second] = words;
  // Arabic "ma" asks only before a pronoun; otherwise it negates.
  if (first?.word === 'ما' && /^(?:هو|هي|هم)$/.test(second?.word ?? '')) return true;
  return words.slice(0, MAX_ASKING_POSITION).some(isAsking) || ASKING_FIRST.has(first?.word ?? '');
}

/** Returns whether a text may be answered with yes or no. */
export function isYesOrNoQuestion(text: string, words: readonly MessageWord[]): boolean {
  return isQuestion(text, words) && !words.some(isAsking);
}

const isAsking = ({ word }: MessageWord) => ASKING.has(word);
