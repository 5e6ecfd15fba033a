import { contribution as ar } from './ar.ts';
import { type ContributionWords, contribution as en } from './en.ts';
import { contribution as es } from './es.ts';
import { contribution as fr } from './fr.ts';

export type { ContributionWords } from './en.ts';

const WORDS: Record<string, ContributionWords> = { en, es, fr, ar };

/** As `wordingFor` gives them, without the rest of the catalogue. */
export function contributionWords(language: string): ContributionWords {
  return (Object.hasOwn(WORDS, language) && WORDS[language]) || en;
}
