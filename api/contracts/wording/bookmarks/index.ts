import { bookmark as ar } from './ar.ts';
import { type BookmarkWords, bookmark as en } from './en.ts';
import { bookmark as es } from './es.ts';
import { bookmark as fr } from './fr.ts';

export type { BookmarkWords } from './en.ts';

const WORDS: Record<string, BookmarkWords> = { en, es, fr, ar };

/** As `wordingFor` gives them, without the rest of the catalogue. */
export function bookmarkWords(language: string): BookmarkWords {
  return (Object.hasOwn(WORDS, language) && WORDS[language]) || en;
}
