import { fetchedIn } from '../../inLanguage.ts';

export type ContributionWords = typeof import('./en.ts').contribution;
export const loadContributionWords = fetchedIn<typeof import('./en.ts')>({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
});
