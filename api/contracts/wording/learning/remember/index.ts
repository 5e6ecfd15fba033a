import { fetchedIn } from '../../inLanguage.ts';

export const loadRecallWords = fetchedIn<typeof import('./en.ts')>({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
});
export type RecallWords = Pick<typeof import('./en.ts'), 'recall'>['recall'];
