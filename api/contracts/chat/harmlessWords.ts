import { LANGUAGE_CODES } from '../languages.ts';
import { stemArabic } from '../search/engine/stems.ts';
import { toSearchWords } from '../search/engine/words.ts';
import { chatWordLists } from '../wording/chatWords.ts';
import type { MessageWord } from './readMessage.ts';

/** Words are compared by their folded form. */
type Word = Pick<MessageWord, 'word'>;

/** Verbs whose negation says nothing about the body: "I do not know how to ...". */
const DENIABLE = toKeys(
  `know knows remember find understand sure sé recuerdo encuentro entiendo sabe sais sait souviens trouve comprends أعرف أتذكر
  أجد أفهم عارف عارفة`,
);
const NEGATIONS = new Set(
  toSearchWords(
    `not no isnt arent dont doesnt didnt havent hasnt cant cannot couldnt wont never without nobody nothing hardly barely sin ni
    nunca jamas tampoco nada nadie apenas pas non sans ne n jamais rien لا ليس ليست لم لن مو مش مب ما بدون غير ابدا`,
  ),
);
const REACH = 3;

let plain: ReadonlySet<string> | null = null;
let activities: ReadonlySet<string> | null = null;
let persons: ReadonlySet<string> | null = null;

/** Returns whether a word is harmless with every subject: a word of grammar, a person, or one like "page". */
export function isHarmlessWord(word: Word): boolean {
  return isPlainWord(word) || isActivityWord(word) || isPersonWord(word.word) || /^\d{1,2}$/.test(word.word);
}

/** Returns whether a word says nothing in a search either. */
export function isPlainWord({ word }: Word): boolean {
  plain ??= toKeys(readLists(({ plainWords }) => plainWords));
  return plain.has(toKey(word));
}

function isActivityWord({ word }: Word): boolean {
  activities ??= toKeys(readLists(({ activityWords }) => activityWords));
  return activities.has(toKey(word));
}

/** Returns whether a word comes before the name of what a person has. */
export function isHavingWord({ word }: Word, language: string): boolean {
  return toKeys(chatWordLists(language).havingWords).has(toKey(word));
}

export function isPersonWord(word: string): boolean {
  persons ??= toKeys(readLists(({ personWords }) => personWords));
  return persons.has(toKey(word));
}

/**
 * Returns whether the word at this position is a negation that may be about a function of the body: "he cannot speak".
 */
export function isLoss(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || !isNegation(word)) return false;
  // Arabic "ma" before one of these words begins a question: "what is it?"
  if (word.word === 'ما' && /^(?:هو|هي|هذا|هذه|معني)$/.test(words[at + 1]?.word ?? '')) return false;
  return !words.slice(at + 1, at + 1 + REACH).some(({ word }) => DENIABLE.has(toKey(word)));
}

export const isNegation = ({ word }: Word): boolean => NEGATIONS.has(word);

function readLists(select: (lists: ReturnType<typeof chatWordLists>) => string): string {
  return LANGUAGE_CODES.map((language) => select(chatWordLists(language))).join(' ');
}

function toKeys(words: string): ReadonlySet<string> {
  return new Set(toSearchWords(words).map(toKey));
}

/** Other words are compared as they are: a stem would join harmless words with others, as "tu" and "tuer" in French. */
function toKey(word: string): string {
  return stemArabic(word.replace(/^[وفبل](?=\p{Script=Arabic}{4})/u, ''));
}
