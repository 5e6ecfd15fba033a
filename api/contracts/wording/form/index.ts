import { form as ar } from './ar.ts';
import { form as en, type FormWords } from './en.ts';
import { form as es } from './es.ts';
import { form as fr } from './fr.ts';

export type { FormWords } from './en.ts';

const WORDS: Record<string, FormWords> = { en, es, fr, ar };

/** As `wordingFor` gives them, without the rest of the catalogue. */
export function formWords(language: string): FormWords {
  return (Object.hasOwn(WORDS, language) && WORDS[language]) || en;
}
