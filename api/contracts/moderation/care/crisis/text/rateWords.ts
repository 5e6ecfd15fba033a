import { type CompiledLists, toKeys } from '../slots/compileLists.ts';
import type { Token } from './readTokens.ts';

const SCRIPTS = {
  Latin: /[a-z]/i,
  Arabic: /[\u0600-\u06ff]/,
  Cyrillic: /[\u0400-\u04ff]/,
  Devanagari: /[\u0900-\u097f]/,
  Bengali: /[\u0980-\u09ff]/,
  Han: /\p{Script=Han}/u,
};
/** Arabic words in Latin letters, with digits for some letters: "3ayez", "a2dar". */
const DIGIT_WORD = /^(?:[a-z]*[23579][a-z]{2,}|[a-z]{2,}[2379])$/;
const ORDINAL = /^(?:\d+(?:st|nd|rd|th|er|eme)|[a-z]\d)$/;
const WEIGHT = { common: 1, known: 0.5, digitWord: 1.5 };

/**
 * Returns a weight for each word of a text: the higher, the more likely it is a word of the language; 0 when unknown.
 * Null when the text has no letter of the language's script and, for a language with `aliasOf`, no word of the language
 * in Latin letters.
 */
export function rateWords(tokens: Token[], compiled: CompiledLists, text: string): number[] | null {
  const { script, aliasOf } = compiled.lists;
  if (
    !SCRIPTS[script].test(text) &&
    !(aliasOf && tokens.some(({ word }) => isDigitWord(word) || compiled.common.has(word)))
  )
    return null;
  return tokens.map(({ word }) => rateWord(word, compiled));
}

function rateWord(word: string, compiled: CompiledLists): number {
  const { script, aliasOf } = compiled.lists;
  if (compiled.common.has(word)) return WEIGHT.common;
  if (aliasOf && !SCRIPTS[script].test(word)) return isDigitWord(word) ? WEIGHT.digitWord : 0;
  return toKeys(compiled.formsOf(word)).some((key) => compiled.known.has(key)) ? WEIGHT.known : 0;
}

const isDigitWord = (word: string) => DIGIT_WORD.test(word) && !ORDINAL.test(word);
