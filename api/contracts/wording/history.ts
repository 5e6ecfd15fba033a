import { fetchedIn } from './inLanguage.ts';

export type HistoryWords = typeof import('./en/history.ts');
export const loadHistoryWords = fetchedIn<HistoryWords>(import.meta.glob('./*/history.ts'));
