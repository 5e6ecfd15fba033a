import { fetchedIn } from '../../inLanguage.ts';

export type ProfileWords = typeof import('./en.ts').profile;
export const loadProfileWords = fetchedIn<typeof import('./en.ts')>({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
});
