import { headerSearch as ar } from './ar.ts';
import { headerSearch as en, type HeaderSearchWords } from './en.ts';
import { headerSearch as es } from './es.ts';
import { headerSearch as fr } from './fr.ts';

export type { HeaderSearchWords } from './en.ts';

const WORDS: Record<string, HeaderSearchWords> = { en, es, fr, ar };

/** As `wordingFor` gives them, without the rest of the catalogue. */
export function headerSearchWords(language: string): HeaderSearchWords {
  return (Object.hasOwn(WORDS, language) && WORDS[language]) || en;
}
