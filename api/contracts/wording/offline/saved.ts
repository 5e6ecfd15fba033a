import { fetchedIn } from '../inLanguage.ts';

export const loadSavedWords = fetchedIn<typeof import('../en/offline/saved.ts')>({
  en: () => import('../en/offline/saved.ts'),
  es: () => import('../es/offline/saved.ts'),
  fr: () => import('../fr/offline/saved.ts'),
  ar: () => import('../ar/offline/saved.ts'),
});

export type SavedWords = typeof import('../en/offline/saved.ts');
