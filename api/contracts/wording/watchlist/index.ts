import { watch as ar } from './ar.ts';
import { watch as en, type WatchWords } from './en.ts';
import { watch as es } from './es.ts';
import { watch as fr } from './fr.ts';

export type { WatchWords } from './en.ts';

const WORDS: Record<string, WatchWords> = { en, es, fr, ar };

/** As `wordingFor` gives them, without the rest of the catalogue. */
export function watchWords(language: string): WatchWords {
  return (Object.hasOwn(WORDS, language) && WORDS[language]) || en;
}
