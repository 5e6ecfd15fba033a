import { wordsIn } from '../moderation/care/wordsIn.ts';
import { stopWords } from './stopWords.ts';

export type ChatWord = {
  typed: string;
  /** Without case, accents, article and ending: what is compared. */
  stem: string;
  isStop: boolean;
};

/** The words of a text as they are compared. What was typed as one may be several: l’autisme. */
export function chatWords(text: string, lang: string): ChatWord[] {
  const stops = stopWords(lang);
  return [...text.matchAll(/[\p{L}\p{M}\p{N}'’ʼ]+/gu)].flatMap(([typed]) => {
    const plain = wordsIn(typed)
      .line.split(' ')
      .filter((word) => word && word !== '.');
    const isOne = plain.length === 1;
    return plain.map((word) => ({ typed: isOne ? typed : word, stem: stemOf(word), isStop: stops.has(word) }));
  });
}

const ARABIC = /^[\u0600-\u06ff]/;
const ARABIC_ARTICLE = /^[وف]?(?:[بك]?ال|لل)(?=.{3})/;
const ARABIC_PREFIX = /^[وفبل](?=.{4})/;
/** What something is whose, with the last letter that it changes: شهادة, شهادتي. */
const ARABIC_ENDING = /(?<=.{3})(?:(?:ات|ت)?(?:ها|هم|كم|نا|ه|ي|ك)|يه|ات|ين|ون)$/;

/** Cut alike on both sides, so that a plural or an article makes no difference; it need not be a word. */
function stemOf(word: string): string {
  if (ARABIC.test(word)) {
    const bare = word.replace(ARABIC_ARTICLE, '');
    return (bare === word ? word.replace(ARABIC_PREFIX, '') : bare).replace(ARABIC_ENDING, '');
  }
  if (word.length < 4 || word.endsWith('ss')) return word;
  return word.replace(/[sx]$/, '').replace(/e$/, '').replace(/y$/, 'i').replace(/ie?$/, 'i');
}
