import { fetchedIn } from './inLanguage.ts';

export type TalkWords = typeof import('./en/talk.ts');
export const loadTalkWords = fetchedIn<typeof import('./en/talk.ts')>({
  en: () => import('./en/talk.ts'),
  es: () => import('./es/talk.ts'),
  fr: () => import('./fr/talk.ts'),
  ar: () => import('./ar/talk.ts'),
});
