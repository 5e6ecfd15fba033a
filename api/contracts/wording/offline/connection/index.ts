import { fetchedIn } from '../../inLanguage.ts';

export type ConnectionWords = typeof import('./en.ts');
export const loadConnectionWords = fetchedIn<ConnectionWords>({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
});
