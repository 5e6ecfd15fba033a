import { fetchedIn } from './inLanguage.ts';

export type RatingWords = typeof import('./en/learning/ratings.ts');
export const loadRatingWords = fetchedIn<RatingWords>(import.meta.glob('./*/learning/ratings.ts'));
