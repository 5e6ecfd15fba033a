import { fetchedIn } from '../inLanguage.ts';

export type HistoryWords = typeof import('./en.ts');
export const loadHistoryWords = fetchedIn<typeof import('./en.ts')>({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
});
