import { fetchedIn } from './inLanguage.ts';

export type RecallWords = typeof import('./en/learning/remember.ts')['recall'];
export const loadRecallWords = fetchedIn<typeof import('./en/learning/remember.ts')>(
  import.meta.glob('./*/learning/remember.ts'),
);
