import { profile as ar } from './ar.ts';
import { profile as en, type ProfileWords } from './en.ts';
import { profile as es } from './es.ts';
import { profile as fr } from './fr.ts';

export type { ProfileWords } from './en.ts';

const WORDS: Record<string, ProfileWords> = { en, es, fr, ar };

/** As `wordingFor` gives them, without the rest of the catalogue. */
export function profileWords(language: string): ProfileWords {
  return (Object.hasOwn(WORDS, language) && WORDS[language]) || en;
}
