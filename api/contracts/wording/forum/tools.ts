import { fetchedIn } from '../inLanguage.ts';

export type ForumToolWords = typeof import('../en/forum/tools.ts');
export const loadForumToolWords = fetchedIn<ForumToolWords>({
  en: () => import('../en/forum/tools.ts'),
  es: () => import('../es/forum/tools.ts'),
  fr: () => import('../fr/forum/tools.ts'),
  ar: () => import('../ar/forum/tools.ts'),
});
