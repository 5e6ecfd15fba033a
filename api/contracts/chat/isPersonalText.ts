import { type ChatWord, chatWords } from './chatWords.ts';
import { isNegation } from './plainWords.ts';

/** Minimum words of a statement; a shorter text is mostly a search. An Arabic word expresses more. */
const MIN_WORDS = { arabic: 3, other: 5 };
/**
 * Stems that make a text a question or a request to the site, when one is among its first `MAX_ASKING_POSITION` words.
 */
const ASKING = toStems(
  `what whats which who whose how hows why when where any best recommend explain please tell show list cual cuales quien quienes
  cuando donde cuanto cuanta cuantos cuantas porque existe existen sirve recomiendan dime quel quelle quels quelles qui comment
  combien pourquoi quand quoi estce existe ماذا ماهو ماهي كيف متى أين كم لماذا ليش ليه إيه شو إيش شنو وين ممكن`,
);
const MAX_ASKING_POSITION = 4;
/** Stems that make a text a question only as its first word. */
const ASKING_FIRST = toStems(
  `is are was were do does did can could would will should has have que como hay puede pueden est sont peut peuvent faut ou vous
  هل`,
);
/** Articles and impersonal verbs, which the recogniser takes for persons: in a crisis "la" may mean a person. */
const NON_PERSON_WORDS =
  /(?<!\p{L})(?:el|la|lo|le|se|su|sus|sa|ses|il faut|il y a|y a[- ]t[- ]il|existe[- ]t[- ]il)(?!\p{L})/giu;

/**
 * Returns whether a text is personal, or is a statement and no question: people in a hurry leave out whom it is about.
 */
export function isPersonalText(
  text: string,
  words: readonly ChatWord[],
  isPersonal: (text: string) => boolean,
): boolean {
  return isPersonal(text.replace(NON_PERSON_WORDS, ' ')) || (!isQuestion(text, words) && isStatement(text, words));
}

function isStatement(text: string, words: readonly ChatWord[]): boolean {
  const least = /\p{Script=Arabic}/u.test(text) ? MIN_WORDS.arabic : MIN_WORDS.other;
  return words.length >= least || words.some(isNegation);
}

function isQuestion(text: string, words: readonly ChatWord[]): boolean {
  if (/[?؟]/.test(text)) return true;
  const [first, second] = words;
  // Arabic "ma" asks only before a pronoun; otherwise it negates.
  if (first?.typed === 'ما' && /^(?:هو|هي|هم)$/.test(second?.typed ?? '')) return true;
  return (
    words.slice(0, MAX_ASKING_POSITION).some(({ stem }) => ASKING.has(stem)) || ASKING_FIRST.has(first?.stem ?? '')
  );
}

function toStems(words: string): ReadonlySet<string> {
  return new Set(chatWords(words, 'none').map(({ stem }) => stem));
}
