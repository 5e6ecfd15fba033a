import { fetchedIn } from '../../inLanguage.ts';

export type ForumToolWords = typeof import('./en.ts');
export const loadForumToolWords = fetchedIn<ForumToolWords>({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
});
