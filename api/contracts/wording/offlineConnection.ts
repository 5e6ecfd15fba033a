import { fetchedIn } from './inLanguage.ts';

export type ConnectionWords = typeof import('./en/offline/connection.ts');
export const loadConnectionWords = fetchedIn<ConnectionWords>(import.meta.glob('./*/offline/connection.ts'));
