import { fetchedIn } from '../inLanguage.ts';

export type SettingsWords = typeof import('./en.ts');
export const loadSettingsWords = fetchedIn<SettingsWords>({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
});
