import { foldText } from '../moderation/care/foldText.ts';
import { stopWords } from './stopWords.ts';

export type ChatWord = {
  typed: string;
  /** Compared form: without case, accents, article and ending. */
  stem: string;
  isStop: boolean;
};

/** Returns the words of a text as they are compared. A typed word may yield several, such as l’autisme. */
export function chatWords(text: string, lang: string): ChatWord[] {
  const stops = stopWords(lang);
  return [...text.matchAll(/[\p{L}\p{M}\p{N}'’ʼ]+/gu)].flatMap(([typed]) => {
    const plain = foldText(typed)
      .line.split(' ')
      .filter((word) => word && word !== '.');
    const isOne = plain.length === 1;
    return plain.map((word) => ({ typed: isOne ? typed : word, stem: stemWord(word), isStop: stops.has(word) }));
  });
}

const ARABIC = /^[\u0600-\u06ff]/;
const ARABIC_ARTICLE = /^[وف]?(?:[بك]?ال|لل)(?=.{3})/;
const ARABIC_PREFIX = /^[وفبل](?=.{4})/;
/** Possessive suffixes with the last letter that they change (شهادة, شهادتي), and plural endings. */
const ARABIC_ENDING = /(?<=.{3})(?:(?:ات|ت)?(?:ها|هم|كم|نا|ه|ي|ك)|يه|ات|ين|ون)$/;

function stemWord(word: string): string {
  if (ARABIC.test(word)) {
    const bare = word.replace(ARABIC_ARTICLE, '');
    return (bare === word ? word.replace(ARABIC_PREFIX, '') : bare).replace(ARABIC_ENDING, '');
  }
  if (word.length < 4 || word.endsWith('ss')) return word;
  return word.replace(/[sx]$/, '').replace(/e$/, '').replace(/y$/, 'i').replace(/ie?$/, 'i');
}
