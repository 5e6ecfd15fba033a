import { fetchedIn } from '../inLanguage.ts';

/** The words of the accessibility settings, for their panel and for the page about them. */
export type SettingsWords = typeof import('./en.ts');
export const loadSettingsWords = fetchedIn<SettingsWords>({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
});
