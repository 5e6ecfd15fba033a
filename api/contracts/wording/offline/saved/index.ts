import { fetchedIn } from '../../inLanguage.ts';

export const loadSavedWords = fetchedIn<typeof import('./en.ts')>({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
});

export type SavedWords = typeof import('./en.ts');
