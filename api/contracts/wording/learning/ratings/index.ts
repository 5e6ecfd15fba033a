import { fetchedIn } from '../../inLanguage.ts';

export type RatingWords = typeof import('./en.ts');
export const loadRatingWords = fetchedIn<RatingWords>({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
});
