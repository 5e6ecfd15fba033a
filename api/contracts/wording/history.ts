import { fetchedIn } from './inLanguage.ts';

export type HistoryWords = typeof import('./en/history.ts');
export const loadHistoryWords = fetchedIn<typeof import('./en/history.ts')>({
  en: () => import('./en/history.ts'),
  es: () => import('./es/history.ts'),
  fr: () => import('./fr/history.ts'),
  ar: () => import('./ar/history.ts'),
});
