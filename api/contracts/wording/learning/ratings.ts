import { fetchedIn } from '../inLanguage.ts';

export type RatingWords = typeof import('../en/learning/ratings.ts');
export const loadRatingWords = fetchedIn<RatingWords>({
  en: () => import('../en/learning/ratings.ts'),
  es: () => import('../es/learning/ratings.ts'),
  fr: () => import('../fr/learning/ratings.ts'),
  ar: () => import('../ar/learning/ratings.ts'),
});
