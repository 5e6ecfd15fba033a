import { learningDashboard as ar } from './ar.ts';
import { learningDashboard as en, type LearningDashboardWords } from './en.ts';
import { learningDashboard as es } from './es.ts';
import { learningDashboard as fr } from './fr.ts';

export type { LearningDashboardWords } from './en.ts';

const WORDS: Record<string, LearningDashboardWords> = { en, es, fr, ar };

/** As `wordingFor` gives them, without the rest of the catalogue. */
export function learningDashboardWords(language: string): LearningDashboardWords {
  return (Object.hasOwn(WORDS, language) && WORDS[language]) || en;
}
