import { isNegation } from './harmlessWords.ts';
import { isQuestion } from './isQuestion.ts';
import type { MessageWord } from './readMessage.ts';

/** Minimum words of a statement; a shorter text is mostly a search. An Arabic word expresses more. */
const MIN_WORDS = { arabic: 3, other: 5 };
/** Articles and impersonal verbs, which the recogniser takes for persons: in a crisis "la" may mean a person. */
const NON_PERSON_WORDS =
  /(?<!\p{L})(?:el|la|lo|le|se|su|sus|sa|ses|il faut|il y a|y a[- ]t[- ]il|existe[- ]t[- ]il)(?!\p{L})/giu;

/**
 * Returns whether a text is personal, or is a statement and no question: people in a hurry leave out whom it is about.
 */
export function isPersonalText(
  text: string,
  words: readonly MessageWord[],
  isPersonal: (text: string) => boolean,
): boolean {
  return isPersonal(text.replace(NON_PERSON_WORDS, ' ')) || (!isQuestion(text, words) && isStatement(text, words));
}

function isStatement(text: string, words: readonly MessageWord[]): boolean {
  const least = /\p{Script=Arabic}/u.test(text) ? MIN_WORDS.arabic : MIN_WORDS.other;
  return words.length >= least || words.some(isNegation);
}
