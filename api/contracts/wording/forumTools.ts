import { fetchedIn } from './inLanguage.ts';

export type ForumToolWords = typeof import('./en/forum/tools.ts');
export const loadForumToolWords = fetchedIn<ForumToolWords>(import.meta.glob('./*/forum/tools.ts'));
