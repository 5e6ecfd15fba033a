import { conditionTools as ar } from './ar.ts';
import { type ConditionToolsWords, conditionTools as en } from './en.ts';
import { conditionTools as es } from './es.ts';
import { conditionTools as fr } from './fr.ts';

export type { ConditionToolsWords } from './en.ts';

const WORDS: Record<string, ConditionToolsWords> = { en, es, fr, ar };

/** As `wordingFor` gives them, without the rest of the catalogue. */
export function conditionToolsWords(language: string): ConditionToolsWords {
  return (Object.hasOwn(WORDS, language) && WORDS[language]) || en;
}
