import { LANGUAGE_CODES } from '../languages.ts';
import { chatWordLists } from '../wording/chatWords.ts';
import { type ChatWord, chatWords } from './chatWords.ts';

/** Stems of verbs whose negation says nothing about the body: "I do not know how to ...". */
const DENIABLE = chatWords(
  'know remember find understand sure sé recuerdo encuentro entiendo sabe sais sait souviens trouve comprends أعرف اعرف أتذكر أجد أفهم عارف عارفة',
  'none',
).map(({ stem }) => stem);
const NEGATIONS = new Set(
  `not no isnt arent dont doesnt didnt havent hasnt cant cannot couldnt wont never without nobody nothing hardly barely sin ni nunca
  jamas tampoco nada nadie apenas pas non sans ne n jamais rien لا ليس ليست لم لن مو مش مب ما بدون غير ابدا`.split(
    /\s+/,
  ),
);
const REACH = 3;

const stems = new Set<string>();

export function isPlainWord({ stem }: ChatWord): boolean {
  if (stems.size === 0)
    for (const lang of LANGUAGE_CODES)
      for (const word of chatWords(chatWordLists(lang).plainWords, lang)) stems.add(word.stem);
  return stems.has(stem) || /^\d{1,2}$/.test(stem);
}

/**
 * Returns whether the word at this position is a negation that may be about a function of the body: "he cannot speak".
 */
export function isLoss(words: readonly ChatWord[], at: number): boolean {
  const word = words[at];
  if (!word || !isNegation(word)) return false;
  // Arabic "ma" before one of these words begins a question: "what is it?"
  if (word.typed === 'ما' && /^(?:هو|هي|هذا|هذه|معنى)$/.test(words[at + 1]?.typed ?? '')) return false;
  return !words.slice(at + 1, at + 1 + REACH).some(({ stem }) => DENIABLE.includes(stem));
}

export const isNegation = ({ typed }: ChatWord) =>
  NEGATIONS.has(
    typed
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\p{M}'’ʼ]/gu, ''),
  );
