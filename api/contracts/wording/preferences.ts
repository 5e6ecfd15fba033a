import { fetchedIn } from './inLanguage.ts';

export type SettingsWords = typeof import('./en/preferences.ts');
export const loadSettingsWords = fetchedIn<SettingsWords>({
  en: () => import('./en/preferences.ts'),
  es: () => import('./es/preferences.ts'),
  fr: () => import('./fr/preferences.ts'),
  ar: () => import('./ar/preferences.ts'),
});
