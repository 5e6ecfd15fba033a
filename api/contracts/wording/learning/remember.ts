import { fetchedIn } from '../inLanguage.ts';

export const loadRecallWords = fetchedIn<typeof import('../en/learning/remember.ts')>({
  en: () => import('../en/learning/remember.ts'),
  es: () => import('../es/learning/remember.ts'),
  fr: () => import('../fr/learning/remember.ts'),
  ar: () => import('../ar/learning/remember.ts'),
});
export type RecallWords = Pick<typeof import('../en/learning/remember.ts'), 'recall'>['recall'];
