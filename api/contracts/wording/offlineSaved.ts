import { fetchedIn } from './inLanguage.ts';

export type SavedWords = typeof import('./en/offline/saved.ts');
export const loadSavedWords = fetchedIn<SavedWords>(import.meta.glob('./*/offline/saved.ts'));
