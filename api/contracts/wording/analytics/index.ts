import * as ar from './ar.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';

export type { AdminDashboardWords } from './en.ts';

/** Everything that draws the dashboard, and the words for what the API calls by names of its own. */
export type DashboardCatalogue = Pick<typeof en, 'adminDashboard' | 'eventTypes' | 'roles'>;

const WORDS: Record<string, DashboardCatalogue> = { en, es, fr, ar };

/** As `wordingFor` gives them, without the rest of the catalogue. */
export function dashboardWords(language: string): DashboardCatalogue {
  return (Object.hasOwn(WORDS, language) && WORDS[language]) || en;
}
