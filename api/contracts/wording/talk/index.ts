import { fetchedIn } from '../inLanguage.ts';

export type TalkWords = typeof import('./en.ts');
export const loadTalkWords = fetchedIn<typeof import('./en.ts')>({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
});
