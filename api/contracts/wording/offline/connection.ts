import { fetchedIn } from '../inLanguage.ts';

export type ConnectionWords = typeof import('../en/offline/connection.ts');
export const loadConnectionWords = fetchedIn<ConnectionWords>({
  en: () => import('../en/offline/connection.ts'),
  es: () => import('../es/offline/connection.ts'),
  fr: () => import('../fr/offline/connection.ts'),
  ar: () => import('../ar/offline/connection.ts'),
});
