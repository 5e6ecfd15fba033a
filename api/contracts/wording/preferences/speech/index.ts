import { fetchedIn } from '../../inLanguage.ts';

export type SpeechWords = typeof import('./en.ts')['speech'];
export const loadSpeechWords = fetchedIn<typeof import('./en.ts')>({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
});
